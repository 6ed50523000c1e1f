// Asks a server through openai-go: chats and responses, whole and streamed, a tool, embeddings, and a
// refusal.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"os"

	"github.com/openai/openai-go/v3"
	"github.com/openai/openai-go/v3/option"
	"github.com/openai/openai-go/v3/responses"
	"github.com/openai/openai-go/v3/shared"
)

func check(err error) {
	if err != nil {
		panic(err)
	}
}

func chat(model string) openai.ChatCompletionNewParams {
	return openai.ChatCompletionNewParams{
		Model:    model,
		Messages: []openai.ChatCompletionMessageParamUnion{openai.UserMessage("Say hello.")},
	}
}

func response(model string) responses.ResponseNewParams {
	return responses.ResponseNewParams{
		Model: model,
		Store: openai.Bool(false),
		Input: responses.ResponseNewParamsInputUnion{OfString: openai.String("Say hello.")},
	}
}

func main() {
	ctx := context.Background()
	client := openai.NewClient(option.WithMaxRetries(0))
	model, responsesModel := os.Getenv("MODEL"), os.Getenv("RESPONSES_MODEL")

	whole, err := client.Chat.Completions.New(ctx, chat(model))
	check(err)

	stream := client.Chat.Completions.NewStreaming(ctx, chat(model))
	streamed := openai.ChatCompletionAccumulator{}
	for stream.Next() {
		streamed.AddChunk(stream.Current())
	}
	check(stream.Err())

	// Two turns: the model calls a tool, and says what it answered.
	asked := chat(model)
	asked.Tools = []openai.ChatCompletionToolUnionParam{
		openai.ChatCompletionFunctionTool(shared.FunctionDefinitionParam{
			Name: "get_weather",
			Parameters: shared.FunctionParameters{
				"type":       "object",
				"properties": map[string]any{"city": map[string]string{"type": "string"}},
			},
		}),
	}
	first, err := client.Chat.Completions.New(ctx, asked)
	check(err)
	call := first.Choices[0].Message.ToolCalls[0]
	asked.Messages = append(
		asked.Messages, first.Choices[0].Message.ToParam(), openai.ToolMessage("21", call.ID))
	second, err := client.Chat.Completions.New(ctx, asked)
	check(err)

	vectors, err := client.Embeddings.New(ctx, openai.EmbeddingNewParams{
		Model: os.Getenv("EMBEDDER"),
		Input: openai.EmbeddingNewParamsInputUnion{OfArrayOfStrings: []string{"one", "two"}},
	})
	check(err)
	embeddings := [][]float64{}
	for _, one := range vectors.Data {
		embeddings = append(embeddings, one.Embedding)
	}

	answer, err := client.Responses.New(ctx, response(responsesModel))
	check(err)
	events := client.Responses.NewStreaming(ctx, response(responsesModel))
	text, last := "", ""
	for events.Next() {
		event := events.Current()
		if event.Type == "response.output_text.delta" {
			text += event.Delta
		}
		last = event.Type
	}
	check(events.Err())

	_, err = client.Chat.Completions.New(ctx, chat("gpt-4o"))
	var refused *openai.Error
	if !errors.As(err, &refused) {
		panic("a model that does not exist answered")
	}

	check(json.NewEncoder(os.Stdout).Encode(map[string]any{
		"chat":           whole.Choices[0].Message.Content,
		"counts":         []int64{whole.Usage.PromptTokens, whole.Usage.CompletionTokens},
		"stream":         streamed.Choices[0].Message.Content,
		"tool":           []string{call.Function.Name, call.Function.Arguments},
		"told":           second.Choices[0].Message.Content,
		"embeddings":     embeddings,
		"response":       answer.OutputText(),
		"responseStream": []string{text, last},
		"unknown":        map[string]any{"status": refused.StatusCode, "code": refused.Code},
	}))
}

// Asks a running server through the clients that oapi-codegen made, and prints what it was told.
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"strings"

	"example.com/peers/gateway"
	"example.com/peers/mesh"
	"example.com/peers/messages"
	"example.com/peers/metadata"
	"example.com/peers/openai"
	"example.com/peers/operator"
	"example.com/peers/responses"
)

type chat struct {
	Content string `json:"content"`
	Finish  string `json:"finish"`
}

type stream struct {
	chat
	Chunks int  `json:"chunks"`
	Done   bool `json:"done"`
}

type answer struct {
	Response *string     `json:"response"`
	Data     interface{} `json:"data"`
}

func must[T any](value T, err error) T {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	return value
}

func told[T any](value *T, status int, body []byte) T {
	if value == nil {
		fmt.Fprintln(os.Stderr, status, string(body))
		os.Exit(1)
	}
	return *value
}

func to[T any](value T) *T { return &value }

func with(token string) func(context.Context, *http.Request) error {
	return func(_ context.Context, request *http.Request) error {
		request.Header.Set("Authorization", "Bearer "+token)
		return nil
	}
}

// Reads events as they come; each is given to `take` but the last one, which is no JSON.
func read(response *http.Response, take func(data []byte)) (done bool) {
	defer response.Body.Close()
	lines := bufio.NewReader(response.Body)
	for {
		line, err := lines.ReadString('\n')
		data, isData := strings.CutPrefix(strings.TrimSpace(line), "data: ")
		if data == "[DONE]" {
			done = true
		} else if isData {
			take([]byte(data))
		}
		if err == io.EOF {
			return done
		}
		must(0, err)
	}
}

var ctx = context.Background()
var key, token = os.Getenv("KEY"), os.Getenv("TOKEN")

func main() {
	out := map[string]interface{}{}
	askGateway(out)
	askOpenAI(out)
	askDialects(out)
	askMesh(out)
	about := must(metadata.NewClientWithResponses(os.Getenv("METADATA")))
	document := must(about.GetMetadataWithResponse(ctx, &metadata.GetMetadataParams{}))
	names := []string{}
	for name := range told(document.JSON200, document.StatusCode(), document.Body).Agents {
		names = append(names, name)
	}
	out["metadata"] = names
	asOperator := operator.WithRequestEditorFn(with(token))
	keys := must(operator.NewClientWithResponses(os.Getenv("OPERATOR"), asOperator))
	period := operator.BudgetPeriodDay
	wish := operator.KeyCreation{Name: "generated", BudgetUsd: to("1"), BudgetPeriod: &period}
	made := must(keys.CreateKeyWithResponse(ctx, &operator.CreateKeyParams{}, wish))
	created := told(made.JSON200, made.StatusCode(), made.Body)
	out["key"] = map[string]interface{}{
		"name": created.Name, "budget_period": created.BudgetPeriod, "rpm": created.Rpm,
	}
	must(0, json.NewEncoder(os.Stdout).Encode(out))
}

func askGateway(out map[string]interface{}) {
	asCaller := gateway.WithRequestEditorFn(with(key))
	client := must(gateway.NewClientWithResponses(os.Getenv("GATEWAY"), asCaller))
	stop := gateway.ChatCompletionRequest_Stop{}
	must(0, stop.FromStopTexts(gateway.StopTexts{"never said"}))
	body := gateway.ChatCompletionRequest{
		Model:    gateway.Hermes3Llama318b,
		Messages: []gateway.Message{{Role: gateway.MessageRoleUser, Content: "Say hello."}},
		N:        to(1),
		Stop:     &stop,
	}
	params := &gateway.CreateChatCompletionParams{}
	whole := must(client.CreateChatCompletionWithResponse(ctx, params, body))
	choice := told(whole.JSON200, whole.StatusCode(), whole.Body).Choices[0]
	out["chat"] = chat{choice.Message.Content, string(choice.FinishReason)}

	streamed := body
	streamed.Stream = to(true)
	seen := stream{}
	seen.Done = read(must(client.CreateChatCompletion(ctx, params, streamed)), func(data []byte) {
		var chunk gateway.ChatCompletionChunk
		must(0, json.Unmarshal(data, &chunk))
		seen.Chunks++
		if text := chunk.Choices[0].Delta.Content; text != nil {
			seen.Content += *text
		}
		if reason := chunk.Choices[0].FinishReason; reason != nil {
			seen.Finish = string(*reason)
		}
	})
	out["stream"] = seen

	hot := body
	hot.Temperature = to(float32(2))
	refused := must(client.CreateChatCompletionWithResponse(ctx, params, hot))
	fault := told(refused.JSON400, refused.StatusCode(), refused.Body)
	out["refused"] = map[string]interface{}{"status": fault.Error, "message": fault.Message}

	listed := must(client.ListModelsWithResponse(ctx))
	names := []string{}
	for _, model := range told(listed.JSON200, listed.StatusCode(), listed.Body).Data {
		names = append(names, string(model.Id))
	}
	out["models"] = names
}

func askOpenAI(out map[string]interface{}) {
	asCaller := openai.WithRequestEditorFn(with(key))
	client := must(openai.NewClientWithResponses(os.Getenv("GATEWAY"), asCaller))
	brief, hello := openai.Message_Content{}, openai.Message_Content{}
	must(0, brief.FromContentText("Be brief."))
	part := openai.ContentPart{Type: openai.ContentPartTypeText, Text: to("Say hello.")}
	must(0, hello.FromContentParts(openai.ContentParts{part}))
	stop := openai.ChatCompletionRequest_Stop{}
	must(0, stop.FromStopText("never said"))
	body := openai.ChatCompletionRequest{
		Model: "hermes-3-llama3.1-8b",
		Messages: []openai.Message{
			{Role: openai.MessageRoleDeveloper, Content: &brief},
			{Role: openai.MessageRoleUser, Content: &hello},
		},
		Stop: &stop,
	}
	params := &openai.CreateOpenAIChatCompletionParams{}
	whole := must(client.CreateOpenAIChatCompletionWithResponse(ctx, params, body))
	choice := told(whole.JSON200, whole.StatusCode(), whole.Body).Choices[0]
	out["openai"] = chat{*choice.Message.Content, string(choice.FinishReason)}

	body.Stream = to(true)
	seen := stream{}
	seen.Done = read(must(client.CreateOpenAIChatCompletion(ctx, params, body)), func(data []byte) {
		var chunk openai.ChatCompletionChunk
		must(0, json.Unmarshal(data, &chunk))
		seen.Chunks++
		if text := chunk.Choices[0].Delta.Content; text != nil {
			seen.Content += *text
		}
		if reason := chunk.Choices[0].FinishReason; reason != nil {
			seen.Finish = string(*reason)
		}
	})
	out["openaiStream"] = seen
}

func askDialects(out map[string]interface{}) {
	asCaller := responses.WithRequestEditorFn(with(key))
	client := must(responses.NewClientWithResponses(os.Getenv("GATEWAY"), asCaller))
	input := responses.ResponseRequest_Input{}
	must(0, input.FromInputText("Say hello."))
	body := responses.ResponseRequest{Model: "hermes-3-llama3.1-8b", Input: input}
	reply := must(client.CreateResponseWithResponse(ctx, &responses.CreateResponseParams{}, body))
	response := told(reply.JSON200, reply.StatusCode(), reply.Body)
	said := must(must(response.Output[0].AsOutputMessage()).Content[0].AsOutputText())
	out["response"] = chat{said.Text, string(response.Status)}

	toAnthropic := messages.WithRequestEditorFn(with(key))
	talker := must(messages.NewClientWithResponses(os.Getenv("GATEWAY"), toAnthropic))
	hello := messages.InputMessage_Content{}
	must(0, hello.FromBlockText("Say hello."))
	turn := messages.InputMessage{Role: messages.InputMessageRoleUser, Content: &hello}
	asked := messages.MessageRequest{
		Model: "hermes-3-llama3.1-8b", MaxTokens: 100, Messages: messages.InputMessages{turn},
	}
	sent := must(talker.CreateMessageWithResponse(ctx, &messages.CreateMessageParams{}, asked))
	message := told(sent.JSON200, sent.StatusCode(), sent.Body)
	text := must(message.Content[0].AsTextBlock())
	out["message"] = chat{text.Text, string(*message.StopReason)}
}

func askMesh(out map[string]interface{}) {
	client := must(mesh.NewClientWithResponses(os.Getenv("MESH")))
	ask := func(input mesh.Input) answer {
		body := mesh.AgentRequest{ApiKey: key, AgentId: "EchoAgent", Input: input}
		reply := must(client.RequestAgentWithResponse(ctx, &mesh.RequestAgentParams{}, body))
		result := told(reply.JSON200, reply.StatusCode(), reply.Body).Result
		return answer{result.Response, result.Data}
	}
	tool := mesh.Input{}
	arguments := map[string]interface{}{"text": "hello", "times": 2}
	must(0, tool.FromToolInput(mesh.ToolInput{Tool: "echo", ToolArguments: arguments}))
	out["tool"] = ask(tool).Data
	query := mesh.QueryInput{Query: "Echo \"hello\" three times."}
	asked := mesh.Input{}
	must(0, asked.FromQueryInput(query))
	out["query"] = ask(asked)
	query.RawDataOnly = to(true)
	must(0, asked.FromQueryInput(query))
	out["raw"] = ask(asked)

	schema := must(client.GetSchemaWithResponse(ctx, &mesh.GetSchemaParams{}))
	names := []string{}
	for name := range told(schema.JSON200, schema.StatusCode(), schema.Body).Agents {
		names = append(names, name)
	}
	out["agents"] = names
}

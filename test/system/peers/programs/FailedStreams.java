import dev.langchain4j.model.chat.response.ChatResponse;
import dev.langchain4j.model.chat.response.StreamingChatResponseHandler;
import dev.langchain4j.model.openai.OpenAiChatModel;
import dev.langchain4j.model.openai.OpenAiStreamingChatModel;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;

/** Asks a server 60 times through LangChain4j: streams that fail and whole replies, in turn. */
public class FailedStreams {
    static final String URL = System.getenv("URL") + "/openai/v1";
    static final String KEY = System.getenv("KEY");
    static final String MODEL = System.getenv("MODEL");

    public static void main(String[] args) throws Exception {
        var streaming =
                OpenAiStreamingChatModel.builder().baseUrl(URL).apiKey(KEY).modelName(MODEL).build();
        var chat =
                OpenAiChatModel.builder()
                        .baseUrl(URL)
                        .apiKey(KEY)
                        .modelName(MODEL)
                        .maxRetries(0)
                        .build();
        Map<String, Integer> counts = new TreeMap<>();
        for (int at = 0; at < 60; at++) {
            String outcome = at % 2 == 0 ? stream(streaming) : whole(chat);
            counts.merge(outcome, 1, Integer::sum);
        }
        var pairs = counts.entrySet().stream().map(e -> "\"" + e.getKey() + "\":" + e.getValue());
        System.out.println("{" + String.join(",", pairs.toList()) + "}");
        System.exit(0);
    }

    static String stream(OpenAiStreamingChatModel model) throws Exception {
        var end = new CompletableFuture<String>();
        model.chat(
                "hi",
                new StreamingChatResponseHandler() {
                    @Override
                    public void onPartialResponse(String text) {}

                    @Override
                    public void onCompleteResponse(ChatResponse response) {
                        end.complete("error complete");
                    }

                    @Override
                    public void onError(Throwable error) {
                        end.complete("error incomplete");
                    }
                });
        return end.get();
    }

    static String whole(OpenAiChatModel model) {
        try {
            return model.chat("hi") + " complete";
        } catch (RuntimeException error) {
            return "lost";
        }
    }
}

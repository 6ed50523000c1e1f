// Asks a server 60 times over one pool of net/http: streams that fail and whole replies, in turn.
// Prints how many ended how.
package main

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"strings"
)

func outcome(stream bool) string {
	body := fmt.Sprintf(`{"model":%q,"messages":[{"role":"user","content":"hi"}],"stream":%t}`,
		os.Getenv("MODEL"), stream)
	request, err := http.NewRequest("POST", os.Getenv("URL")+"/openai/v1/chat/completions",
		strings.NewReader(body))
	if err != nil {
		panic(err)
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("KEY"))
	request.Header.Set("Content-Type", "application/json")
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return "lost"
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	end := "complete"
	if err != nil {
		end = "incomplete"
	}
	for _, word := range []string{"error", "Hello"} {
		if strings.Contains(string(text), `"`+word+`"`) {
			return word + " " + end
		}
	}
	return "nothing " + end
}

func main() {
	counts := map[string]int{}
	for at := range 60 {
		counts[outcome(at%2 == 0)]++
	}
	if err := json.NewEncoder(os.Stdout).Encode(counts); err != nil {
		panic(err)
	}
}

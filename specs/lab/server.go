// The test server of the recorded runs: an MCP server over stdio or SSE, as MCP_TRANSPORT says, whose tools show what a
// container can do. An image may fix the mode as the first argument: "stdio", "sse", "crash" (ends once, after two
// seconds) or "fail" (cannot start).
//
// Usage: server [MODE]
package main

import (
	"bufio"
	"crypto/rand"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"strings"
	"sync"
	"time"
)

type object = map[string]any

type message struct {
	ID     json.RawMessage `json:"id"`
	Method string          `json:"method"`
	Params struct {
		Name            string          `json:"name"`
		Arguments       json.RawMessage `json:"arguments"`
		ProtocolVersion string          `json:"protocolVersion"`
	} `json:"params"`
}

// arguments are those of all tools.
type arguments struct {
	Text, Path, URL string
	A, B, Seconds   float64
	Names           []string
}

var tools = []string{"echo", "add", "env", "write_file", "fetch", "log", "sleep"}

func main() {
	mode := os.Getenv("MCP_TRANSPORT")
	if len(os.Args) > 1 && !strings.HasPrefix(os.Args[1], "-") {
		mode = os.Args[1]
	}
	switch mode {
	case "fail":
		say("cannot start: configuration file /etc/mcpecho.yaml not found")
		os.Exit(1)
	case "crash":
		crashOnce()
		serveStdio()
	case "sse":
		serveSSE()
	default:
		serveStdio()
	}
}

func say(text string) { fmt.Fprintln(os.Stderr, "mcpecho: "+text) }

func crashOnce() {
	if _, err := os.Stat("/crashed"); err == nil {
		return
	}
	if err := os.WriteFile("/crashed", nil, 0o644); err == nil {
		time.Sleep(2 * time.Second)
		say("crashing on purpose")
		os.Exit(1)
	}
}

func serveStdio() {
	say("serving on stdio")
	input := bufio.NewReader(os.Stdin)
	for {
		line, err := input.ReadBytes('\n')
		if answer := answerTo(line); answer != nil {
			fmt.Printf("%s\n", answer)
		}
		if err != nil {
			return
		}
	}
}

func serveSSE() {
	var sessions sync.Map
	http.HandleFunc("GET /health", func(w http.ResponseWriter, _ *http.Request) { fmt.Fprintln(w, "OK") })
	http.HandleFunc("GET /sse", func(w http.ResponseWriter, r *http.Request) {
		id, answers := rand.Text(), make(chan []byte, 100)
		sessions.Store(id, answers)
		defer sessions.Delete(id)
		w.Header().Set("Content-Type", "text/event-stream")
		fmt.Fprintf(w, "event: endpoint\ndata: /messages?session_id=%s\n\n", id)
		for {
			w.(http.Flusher).Flush()
			select {
			case answer := <-answers:
				fmt.Fprintf(w, "event: message\ndata: %s\n\n", answer)
			case <-r.Context().Done():
				return
			}
		}
	})
	http.HandleFunc("POST /messages", func(w http.ResponseWriter, r *http.Request) {
		answers, ok := sessions.Load(r.URL.Query().Get("session_id"))
		if !ok {
			http.Error(w, "no such session", http.StatusNotFound)
			return
		}
		body, _ := io.ReadAll(r.Body)
		w.WriteHeader(http.StatusAccepted)
		if answer := answerTo(body); answer != nil {
			answers.(chan []byte) <- answer
		}
	})
	http.HandleFunc("/", http.NotFound)
	say("serving on port " + os.Getenv("MCP_PORT"))
	say(http.ListenAndServe(":"+os.Getenv("MCP_PORT"), nil).Error())
	os.Exit(1)
}

// answerTo returns nil for a notification, and for what is no message.
func answerTo(line []byte) []byte {
	var m message
	if json.Unmarshal(line, &m) != nil || m.ID == nil {
		return nil
	}
	answer := object{"jsonrpc": "2.0", "id": m.ID}
	switch m.Method {
	case "initialize":
		answer["result"] = object{
			"protocolVersion": m.Params.ProtocolVersion,
			"capabilities":    object{"prompts": object{}, "resources": object{}, "tools": object{}},
			"serverInfo":      object{"name": "mcpecho", "version": "1"},
		}
	case "ping":
		answer["result"] = object{}
	case "tools/list":
		list := []object{}
		for _, name := range tools {
			list = append(list, object{"name": name, "inputSchema": object{"type": "object"}})
		}
		answer["result"] = object{"tools": list}
	case "tools/call":
		var given arguments
		_ = json.Unmarshal(m.Params.Arguments, &given)
		text, err := call(m.Params.Name, given)
		if err != nil {
			text = err.Error()
		}
		content := []object{{"type": "text", "text": text}}
		answer["result"] = object{"content": content, "isError": err != nil}
	default:
		answer["error"] = object{"code": -32601, "message": "method not found: " + m.Method}
	}
	data, _ := json.Marshal(answer)
	return data
}

func call(tool string, given arguments) (string, error) {
	switch tool {
	case "echo":
		return given.Text, nil
	case "add":
		return fmt.Sprint(int(given.A + given.B)), nil
	case "env":
		lines := []string{}
		for _, name := range given.Names {
			lines = append(lines, name+"="+os.Getenv(name))
		}
		return strings.Join(lines, "\n"), nil
	case "write_file":
		err := os.WriteFile(given.Path, []byte(given.Text), 0o644)
		return fmt.Sprintf("wrote %d bytes to %s", len(given.Text), given.Path), err
	case "fetch":
		response, err := (&http.Client{Timeout: 10 * time.Second}).Get(given.URL)
		if err != nil {
			return "", err
		}
		defer response.Body.Close()
		body, err := io.ReadAll(response.Body)
		return response.Status + "\n" + string(body), err
	case "log":
		fmt.Fprintln(os.Stderr, given.Text)
		return "logged", nil
	case "sleep":
		time.Sleep(time.Duration(given.Seconds * float64(time.Second)))
		return "slept", nil
	}
	return "", fmt.Errorf("unknown tool: %s", tool)
}

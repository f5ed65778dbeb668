// Command conformance runs the conformance cases with the Go client and prints the outcomes as JSON.
//
//	conformance <base address> <file of cases> <file of keys>
package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"strings"
	"sync"

	tenure "tenure.example/client/go"
)

const concurrent = 8

type testCase struct {
	Do      action  `json:"do"`
	Before  *action `json:"before"`
	Key     string  `json:"key"`
	Retries *int    `json:"retries"`
}

type outcome struct {
	Value   any      `json:"value,omitempty"`
	Error   *failure `json:"error,omitempty"`
	Reasons []string `json:"reasons"`
}

type failure struct {
	Status  *int   `json:"status,omitempty"`
	Code    string `json:"code"`
	Pointer string `json:"pointer,omitempty"`
	Detail  string `json:"detail,omitempty"`
}

func main() {
	base, cases, keys := os.Args[1], []testCase{}, map[string]string{}
	read(os.Args[2], &cases)
	read(os.Args[3], &keys)
	outcomes := make([]outcome, len(cases))
	var group sync.WaitGroup
	slots := make(chan struct{}, concurrent)
	for index, each := range cases {
		group.Add(1)
		slots <- struct{}{}
		go func(index int, each testCase) {
			defer group.Done()
			outcomes[index] = run(fmt.Sprintf("%s/case/%d", base, index), keys, each)
			<-slots
		}(index, each)
	}
	group.Wait()
	if err := json.NewEncoder(os.Stdout).Encode(outcomes); err != nil {
		panic(err)
	}
}

func read(file string, target any) {
	content, err := os.ReadFile(file)
	if err == nil {
		err = json.Unmarshal(content, target)
	}
	if err != nil {
		panic(err)
	}
}

func run(base string, keys map[string]string, each testCase) outcome {
	result := outcome{Reasons: []string{}}
	key := each.Key
	if key == "" {
		key = "full"
	}
	options := []tenure.ClientOption{tenure.WithOnRetry(func(attempt tenure.RetryAttempt) {
		result.Reasons = append(result.Reasons, attempt.Reason)
	})}
	if each.Retries != nil {
		options = append(options, tenure.WithRetries(*each.Retries))
	}
	client := tenure.New(base, keys[key], options...)
	ctx := context.Background()
	if each.Before != nil {
		if _, err := perform(ctx, client, *each.Before); err != nil {
			result.Error = failureOf(err)
			return result
		}
	}
	value, err := perform(ctx, client, each.Do)
	if err != nil {
		result.Error = failureOf(err)
		return result
	}
	result.Value = value
	return result
}

func failureOf(err error) *failure {
	if errors.Is(err, tenure.ErrInvalidSignature) {
		return &failure{Code: "invalid_signature"}
	}
	var refused *tenure.Error
	if !errors.As(err, &refused) {
		return &failure{Code: "unexpected", Detail: err.Error()}
	}
	found := &failure{Status: &refused.Status, Code: refused.Code}
	if len(refused.Fields) > 0 {
		found.Pointer = refused.Fields[0].Pointer
	}
	return found
}

// at returns the part of a value that a JSON Pointer names.
func at(value any, pointer string) (any, error) {
	content, err := json.Marshal(value)
	if err != nil {
		return nil, err
	}
	var found any
	if err := json.Unmarshal(content, &found); err != nil {
		return nil, err
	}
	for _, name := range strings.Split(pointer, "/")[1:] {
		switch members := found.(type) {
		case map[string]any:
			found = members[name]
		case []any:
			var index int
			if _, err := fmt.Sscan(name, &index); err != nil {
				return nil, err
			}
			found = members[index]
		}
	}
	return found, nil
}

package tenure

import (
	"context"
	"encoding/json"
	"io"
	"net/http"
	"net/url"
	"strings"
	"time"
)

const (
	defaultRetries = 2
	// A call waits up to 60 seconds for its result.
	defaultTimeout = 70 * time.Second
)

// Client calls the API. It is safe for concurrent use.
type Client struct {
	baseURL string
	apiKey  string
	retries int
	onRetry func(RetryAttempt)
	http    *http.Client
}

// ClientOption changes a setting of a new client.
type ClientOption func(*Client)

// WithRetries sets the maximum number of retries of a call; 2 by default. With 0, no idempotency keys are added either.
func WithRetries(retries int) ClientOption {
	return func(client *Client) { client.retries = retries }
}

// WithOnRetry sets a function that is called before a call is retried.
func WithOnRetry(onRetry func(RetryAttempt)) ClientOption {
	return func(client *Client) { client.onRetry = onRetry }
}

// WithHTTPClient replaces the HTTP client. Its Timeout limits one attempt; that of the default client is 70 seconds.
func WithHTTPClient(httpClient *http.Client) ClientOption {
	return func(client *Client) { client.http = httpClient }
}

// New returns a client of the service at baseURL.
func New(baseURL, apiKey string, options ...ClientOption) *Client {
	client := &Client{
		baseURL: strings.TrimRight(baseURL, "/"),
		apiKey:  apiKey,
		retries: defaultRetries,
		http:    &http.Client{Timeout: defaultTimeout, CheckRedirect: keepRedirect},
	}
	for _, option := range options {
		option(client)
	}
	return client
}

// keepRedirect returns a redirect as the response: the key is for this service only.
func keepRedirect(*http.Request, []*http.Request) error {
	return http.ErrUseLastResponse
}

// Call is a request of any route. The methods of the client use it; use it yourself for a route or a member that this release
// of the client does not know.
type Call struct {
	Method string
	// Path begins with /api/v1/; escape variable segments with url.PathEscape.
	Path  string
	Query url.Values
	// Body is sent as JSON, or as text fields of the form if there are files.
	Body any
	// Files are sent as a form.
	Files []FormFile
	// Content is sent as it is, with ContentType.
	Content     io.Reader
	ContentType string
	// StartsOperation asks for the operation instead of its result.
	StartsOperation bool
	// AwaitsResult makes the response 202 an error with the code accepted: the operation has not ended.
	AwaitsResult bool
}

// Send executes a call. The result is nil, a *[]byte for the bytes of the response, or a pointer that the JSON is decoded into.
// The error is an *Error, or that of the context if it ends before the call.
func (client *Client) Send(ctx context.Context, call Call, result any, options ...Option) error {
	message, err := newMessage(call)
	if err != nil {
		return err
	}
	client.setHeaders(message, call, options)
	response, err := client.sendWithRetry(ctx, message)
	if err != nil {
		return err
	}
	if response.status < 200 || response.status > 299 {
		return errorOf(response)
	}
	if call.AwaitsResult && response.status == http.StatusAccepted {
		return acceptedError(response)
	}
	return decodeResult(response, result)
}

func (client *Client) setHeaders(message *message, call Call, options []Option) {
	message.url = client.baseURL + message.url
	message.header.Set("Authorization", "Bearer "+client.apiKey)
	if call.StartsOperation {
		message.header.Set("Prefer", "respond-async")
	}
	if client.retries > 0 && (call.Method == http.MethodPost || call.Method == http.MethodPatch) {
		message.header.Set("Idempotency-Key", newIdempotencyKey())
	}
	for _, option := range options {
		option(message.header)
	}
}

func decodeResult(response *received, result any) error {
	switch target := result.(type) {
	case nil:
		return nil
	case *[]byte:
		*target = response.body
		return nil
	}
	if len(response.body) == 0 {
		return nil
	}
	if err := json.Unmarshal(response.body, result); err != nil {
		return &Error{
			Status:    response.status,
			Code:      "unknown",
			Detail:    "The response is not the JSON that this release of the client expects: " + err.Error(),
			RequestID: response.header.Get("Request-Id"),
		}
	}
	return nil
}

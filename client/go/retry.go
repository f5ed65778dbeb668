package tenure

import (
	"bytes"
	"context"
	"io"
	"math/rand"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"time"
)

const (
	maxRetryAfter = time.Minute
	maxBackoff    = 30 * time.Second
	firstWait     = 250 * time.Millisecond
)

// RetryAttempt describes a call that is about to be retried.
type RetryAttempt struct {
	// Tries is the number of attempts so far.
	Tries int
	// Reason is the code of the error, or unreachable.
	Reason string
	Wait   time.Duration
}

// received is a response that was read to its end.
type received struct {
	status int
	header http.Header
	body   []byte
}

// sendWithRetry sends a message and retries temporary failures: the same rules as in the other clients.
func (client *Client) sendWithRetry(ctx context.Context, message *message) (*received, error) {
	for tries := 1; ; tries++ {
		last := tries > client.retries
		response, err := client.sendOnce(ctx, message)
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		attempt := RetryAttempt{Tries: tries, Reason: "unreachable", Wait: ownWait(tries)}
		if err != nil {
			if last || !message.isRepeatable() {
				return nil, client.unreachable(err)
			}
		} else {
			if last || !isTemporary(response, message) {
				return response, nil
			}
			attempt.Reason = errorOf(response).Code
			if told, ok := retryAfter(response.header, time.Now()); ok {
				if told > maxRetryAfter {
					return response, nil
				}
				attempt.Wait = told
			}
		}
		if client.onRetry != nil {
			client.onRetry(attempt)
		}
		if err := pause(ctx, attempt.Wait); err != nil {
			return nil, err
		}
	}
}

func (client *Client) sendOnce(ctx context.Context, message *message) (*received, error) {
	// The transport retries a request on its own if it knows how to read the body again, and then OnRetry would not be called.
	// It knows that of bytes.Reader, and of a request without a body, but not of this type.
	request, err := http.NewRequestWithContext(ctx, message.method, message.url, io.NopCloser(bytes.NewReader(message.body)))
	if err != nil {
		return nil, err
	}
	request.ContentLength = int64(len(message.body))
	request.Header = message.header.Clone()
	response, err := client.http.Do(request)
	if err != nil {
		return nil, err
	}
	defer response.Body.Close()
	body, err := io.ReadAll(response.Body)
	if err != nil {
		return nil, err
	}
	return &received{status: response.StatusCode, header: response.Header, body: body}, nil
}

func (client *Client) unreachable(cause error) *Error {
	origin := client.baseURL
	if address, err := url.Parse(client.baseURL); err == nil && address.Host != "" {
		origin = address.Scheme + "://" + address.Host
	}
	return &Error{Code: "unreachable", Detail: "The service at " + origin + " does not answer.", cause: cause}
}

// isRepeatable tells whether a second execution has no second effect.
func (message *message) isRepeatable() bool {
	switch message.method {
	case http.MethodGet, http.MethodHead, http.MethodPut, http.MethodDelete:
		return true
	}
	return message.header.Get("Idempotency-Key") != ""
}

// isTemporary: after 429 and 503 the service has done nothing, so any request is retried; otherwise only repeatable ones.
func isTemporary(response *received, message *message) bool {
	switch {
	case response.status == http.StatusTooManyRequests, response.status == http.StatusServiceUnavailable:
		return true
	case response.status == http.StatusConflict:
		// A request with the same key is still being processed.
		return response.header.Get("Retry-After") != "" && message.isRepeatable()
	}
	return response.status >= 500 && message.isRepeatable()
}

// retryAfter returns the delay that the service asks for, in seconds or as a date (RFC 9110 §10.2.3).
func retryAfter(header http.Header, now time.Time) (time.Duration, bool) {
	text := strings.TrimSpace(header.Get("Retry-After"))
	if seconds, err := strconv.ParseFloat(text, 64); err == nil {
		// A duration of Go ends after 292 years.
		if !(seconds < float64(24*60*60)) {
			return 24 * time.Hour, true
		}
		return notNegative(time.Duration(seconds * float64(time.Second))), true
	}
	if until, err := http.ParseTime(text); err == nil {
		return notNegative(until.Sub(now)), true
	}
	return 0, false
}

func notNegative(wait time.Duration) time.Duration {
	if wait < 0 {
		return 0
	}
	return wait
}

// ownWait doubles with each try. The jitter keeps many clients from retrying at once.
func ownWait(tries int) time.Duration {
	longest := maxBackoff
	if tries < 8 {
		longest = firstWait << (tries - 1)
	}
	if longest > maxBackoff {
		longest = maxBackoff
	}
	return time.Duration(float64(longest) * (0.75 + rand.Float64()/4))
}

// pause waits, or returns the error of a context that ends before.
func pause(ctx context.Context, wait time.Duration) error {
	timer := time.NewTimer(wait)
	defer timer.Stop()
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-timer.C:
		return nil
	}
}

package tenure

import (
	"crypto/rand"
	"encoding/hex"
	"net/http"
)

// Option sets a header of one call.
type Option func(http.Header)

// WithIdempotencyKey sends your own key; by default each change has a new one. All attempts of a call have the same key.
func WithIdempotencyKey(key string) Option { return WithHeader("Idempotency-Key", key) }

// WithSandboxTenant sends a call with a test key to the tenant own or synthetic.
func WithSandboxTenant(tenant string) Option { return WithHeader("Sandbox-Tenant", tenant) }

// WithClientRequestID sends an id of yours, which the request log shows.
func WithClientRequestID(id string) Option { return WithHeader("Client-Request-Id", id) }

// WithAccept asks for another media type, with a call of Client.Send whose result is a *[]byte.
func WithAccept(mediaType string) Option { return WithHeader("Accept", mediaType) }

// WithHeader sets any header.
func WithHeader(name, value string) Option {
	return func(header http.Header) { header.Set(name, value) }
}

// newIdempotencyKey returns 128 random bits.
func newIdempotencyKey() string {
	bytes := make([]byte, 16)
	if _, err := rand.Read(bytes); err != nil {
		// Without randomness there is no safe retry, and nothing else in the process is safe either.
		panic(err)
	}
	return hex.EncodeToString(bytes)
}

package tenure

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// ErrInvalidSignature: the service did not send the message, or not in the last five minutes.
var ErrInvalidSignature = errors.New("tenure: invalid signature")

const tolerance = 5 * time.Minute

// WebhookMessage is a message of a webhook. Data has the type of its event, for example MatchCreatedData.
type WebhookMessage struct {
	ID         string          `json:"id"`
	Type       EventType       `json:"type"`
	Timestamp  string          `json:"timestamp"`
	APIVersion string          `json:"apiVersion"`
	Mode       Mode            `json:"mode"`
	TenantID   string          `json:"tenantId"`
	Data       json.RawMessage `json:"data"`
}

// VerifyWebhook returns the message if the secret signed it in the last five minutes (Standard Webhooks), and otherwise an error
// that wraps ErrInvalidSignature. Pass the body as received. During a rotation, pass both secrets.
func VerifyWebhook(header http.Header, body []byte, secrets ...string) (*WebhookMessage, error) {
	return VerifyWebhookAt(time.Now(), header, body, secrets...)
}

// VerifyWebhookAt verifies a message as of another time, for tests.
func VerifyWebhookAt(now time.Time, header http.Header, body []byte, secrets ...string) (*WebhookMessage, error) {
	id, timestamp, given := headerOf(header, "Webhook-Id"), headerOf(header, "Webhook-Timestamp"), headerOf(header, "Webhook-Signature")
	if id == "" || timestamp == "" || given == "" {
		return nil, invalidSignature("a header of the signature is missing")
	}
	// Other than ParseInt, ParseUint accepts no sign.
	seconds, err := strconv.ParseUint(timestamp, 10, 62)
	if err != nil {
		return nil, invalidSignature("the timestamp is not a number")
	}
	sent := time.Unix(int64(seconds), 0)
	if sent.Before(now.Add(-tolerance)) || sent.After(now.Add(tolerance)) {
		return nil, invalidSignature("the message is too old or from the future")
	}
	signed := append([]byte(id+"."+timestamp+"."), body...)
	for _, secret := range secrets {
		key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, "whsec_"))
		if err != nil || len(key) == 0 {
			return nil, invalidSignature("the secret is not valid")
		}
		if isSigned(signed, key, given) {
			return decodeMessage(body)
		}
	}
	return nil, invalidSignature("no signature matches")
}

func isSigned(signed, key []byte, signatures string) bool {
	mac := hmac.New(sha256.New, key)
	mac.Write(signed)
	expected := mac.Sum(nil)
	for _, signature := range strings.Split(signatures, " ") {
		version, text, _ := strings.Cut(signature, ",")
		digest, err := base64.StdEncoding.DecodeString(text)
		if version == "v1" && err == nil && hmac.Equal(digest, expected) {
			return true
		}
	}
	return false
}

func decodeMessage(body []byte) (*WebhookMessage, error) {
	message := new(WebhookMessage)
	if err := json.Unmarshal(body, message); err != nil {
		return nil, fmt.Errorf("tenure: decode the message: %w", err)
	}
	return message, nil
}

// headerOf finds a header also in a map that was not filled with http.Header.Set.
func headerOf(header http.Header, name string) string {
	if value := header.Get(name); value != "" {
		return value
	}
	for each, values := range header {
		if strings.EqualFold(each, name) && len(values) > 0 {
			return values[0]
		}
	}
	return ""
}

func invalidSignature(reason string) error {
	return fmt.Errorf("%w: %s", ErrInvalidSignature, reason)
}

package tenure

import (
	"encoding/json"
	"errors"
	"net/http"
	"strconv"
)

// The kinds of errors: errors.Is(err, tenure.ErrNotFound) tells whether err is of the kind.
var (
	// ErrInvalidRequest: the request is not valid (400, 411, 413, 415, 422); Fields points to each invalid field.
	ErrInvalidRequest = errors.New("tenure: invalid request")
	// ErrAuthentication: the key is missing, unknown, expired or revoked (401).
	ErrAuthentication = errors.New("tenure: authentication failed")
	// ErrForbidden: the key may not do this (403).
	ErrForbidden = errors.New("tenure: forbidden")
	// ErrNotFound: the tenant has no such record (404).
	ErrNotFound = errors.New("tenure: not found")
	// ErrConflict: the state of a record does not allow this (409).
	ErrConflict = errors.New("tenure: conflict")
	// ErrGone: the record was erased (410).
	ErrGone = errors.New("tenure: gone")
	// ErrRateLimited: too many requests (429), also after all retries.
	ErrRateLimited = errors.New("tenure: rate limited")
	// ErrUnavailable: the service is not available (503), also after all retries.
	ErrUnavailable = errors.New("tenure: unavailable")
	// ErrServer: the service failed (other statuses from 500).
	ErrServer = errors.New("tenure: the service failed")
	// ErrUnreachable: the service does not answer.
	ErrUnreachable = errors.New("tenure: unreachable")
	// ErrAccepted: the work of the call has not ended; pass the operationId of Problem to WaitFor.
	ErrAccepted = errors.New("tenure: accepted")
	// ErrOperation: an operation failed or was cancelled; Code is that of its error, or operation_cancelled.
	ErrOperation = errors.New("tenure: operation failed")
	// ErrWaitTimeout: an operation did not end in the given time. It continues.
	ErrWaitTimeout = errors.New("tenure: operation has not ended")
)

// FieldError is an invalid field of a request.
type FieldError struct {
	// Pointer is a JSON Pointer into the body, ?name for the query, #name for a form.
	Pointer string `json:"pointer"`
	Code    string `json:"code"`
	Message string `json:"message"`
}

// Error is an error response (RFC 9457). Handle errors by Code, which never changes, or by kind with errors.Is. Without a
// response, Status is 0.
type Error struct {
	Status int
	Code   string
	Detail string
	// RequestID is the id of the request, for support.
	RequestID string
	Fields    []FieldError
	// Problem is the whole problem, with the members specific to its code.
	Problem map[string]any

	kind  error
	cause error
}

// Error returns the code and the detail.
func (failure *Error) Error() string {
	return "tenure: " + failure.Code + ": " + failure.Detail
}

// Is tells whether target is the kind of the error.
func (failure *Error) Is(target error) bool {
	return target == failure.kindOf()
}

// Unwrap returns the failure of the network, if there is one.
func (failure *Error) Unwrap() error {
	return failure.cause
}

func (failure *Error) kindOf() error {
	if failure.kind != nil {
		return failure.kind
	}
	switch failure.Status {
	case 0:
		return ErrUnreachable
	case http.StatusUnauthorized:
		return ErrAuthentication
	case http.StatusForbidden:
		return ErrForbidden
	case http.StatusNotFound:
		return ErrNotFound
	case http.StatusConflict:
		return ErrConflict
	case http.StatusGone:
		return ErrGone
	case http.StatusTooManyRequests:
		return ErrRateLimited
	case http.StatusServiceUnavailable:
		return ErrUnavailable
	}
	if failure.Status >= 500 {
		return ErrServer
	}
	return ErrInvalidRequest
}

// errorOf returns the error of an error response, also if its body is no problem.
func errorOf(response *received) *Error {
	failure := problemError(response.body)
	failure.Status = response.status
	if failure.Code == "" {
		failure.Code = "unknown"
	}
	if failure.Detail == "" {
		failure.Detail = "The service answered with status " + strconv.Itoa(response.status) + "."
	}
	if failure.RequestID == "" {
		failure.RequestID = response.header.Get("Request-Id")
	}
	return failure
}

func acceptedError(response *received) *Error {
	failure := errorOf(response)
	failure.Code = "accepted"
	failure.Detail = "The operation has not ended: pass its id to WaitFor."
	failure.kind = ErrAccepted
	return failure
}

// problemError reads what it can of a problem. A member of another type than expected is ignored.
func problemError(body []byte) *Error {
	failure := &Error{Problem: map[string]any{}}
	if json.Unmarshal(body, &failure.Problem) != nil || failure.Problem == nil {
		failure.Problem = map[string]any{}
		return failure
	}
	failure.Code, _ = failure.Problem["code"].(string)
	failure.Detail, _ = failure.Problem["detail"].(string)
	failure.RequestID, _ = failure.Problem["requestId"].(string)
	var fields struct {
		Errors []FieldError `json:"errors"`
	}
	if json.Unmarshal(body, &fields) == nil {
		failure.Fields = fields.Errors
	}
	return failure
}

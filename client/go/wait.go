package tenure

import (
	"context"
	"encoding/json"
	"net/http"
	"time"
)

// WaitOptions limits a wait. A value of 0 means the default.
type WaitOptions struct {
	// Timeout is the maximum time; ten minutes by default.
	Timeout time.Duration
	// Interval is the time between two polls; half a second by default.
	Interval time.Duration
}

// endedOperation is an operation with its result undecoded.
type endedOperation struct {
	Status OperationStatus `json:"status"`
	Result json.RawMessage `json:"result"`
	Error  json.RawMessage `json:"error"`
}

// WaitFor polls an operation until it ends and decodes its result into a pointer; nil ignores it. The error is of the kind
// ErrOperation if the operation failed or was cancelled, and of the kind ErrWaitTimeout if it has not ended in time: it continues
// then.
func (client *Client) WaitFor(ctx context.Context, operationID string, result any, options WaitOptions) error {
	if options.Timeout == 0 {
		options.Timeout = 10 * time.Minute
	}
	if options.Interval == 0 {
		options.Interval = 500 * time.Millisecond
	}
	deadline := time.Now().Add(options.Timeout)
	call := Call{Method: http.MethodGet, Path: expandPath("/api/v1/operations/{operationId}", operationID)}
	for {
		var operation endedOperation
		if err := client.Send(ctx, call, &operation); err != nil {
			return err
		}
		switch operation.Status {
		case OperationStatusSucceeded:
			return decodeOperation(operation, result)
		case OperationStatusFailed, OperationStatusCancelled:
			return operationError(operation)
		}
		if time.Now().Add(options.Interval).After(deadline) {
			return &Error{
				Code:    "wait_timeout",
				Detail:  "The operation " + operationID + " has not ended; it continues.",
				Problem: map[string]any{"operationId": operationID, "status": string(operation.Status)},
				kind:    ErrWaitTimeout,
			}
		}
		if err := pause(ctx, options.Interval); err != nil {
			return err
		}
	}
}

func decodeOperation(operation endedOperation, result any) error {
	if result == nil {
		return nil
	}
	if err := json.Unmarshal(operation.Result, result); err != nil {
		return &Error{Code: "unknown", Detail: "The result is of another type: " + err.Error(), kind: ErrOperation}
	}
	return nil
}

func operationError(operation endedOperation) *Error {
	if operation.Status == OperationStatusCancelled {
		return &Error{
			Status: http.StatusConflict,
			Code:   "operation_cancelled",
			Detail: "The operation was cancelled.",
			kind:   ErrOperation,
		}
	}
	failure := problemError(operation.Error)
	failure.kind = ErrOperation
	failure.Status = http.StatusInternalServerError
	if status, ok := failure.Problem["status"].(float64); ok {
		failure.Status = int(status)
	}
	if failure.Code == "" {
		failure.Code = "unknown"
	}
	if failure.Detail == "" {
		failure.Detail = "The operation failed."
	}
	return failure
}

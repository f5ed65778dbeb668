// Package tenure is a client of the Tenure API. It has a method for each operation, generated from the OpenAPI document of the
// service, and needs nothing but the standard library.
//
// A Client retries temporary failures with one idempotency key per change. Errors are of the type *Error; compare them with
// errors.Is and the Err values of this package. WaitFor polls an operation, an Iter method yields every item of a list, and
// VerifyWebhook checks the signature of a message.
package tenure

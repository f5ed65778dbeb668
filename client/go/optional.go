package tenure

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/url"
	"reflect"
	"strings"
)

// Optional is an optional member of a request: absent, null or a value. The zero value is absent.
type Optional[T any] struct {
	value T
	state optionalState
}

type optionalState uint8

const (
	isAbsent optionalState = iota
	isNull
	isValue
)

// Value returns a member with a value.
func Value[T any](value T) Optional[T] {
	return Optional[T]{value: value, state: isValue}
}

// Null returns a member that is null, which clears a field where the reference says so.
func Null[T any]() Optional[T] {
	return Optional[T]{state: isNull}
}

// Get returns the value, and whether there is one.
func (optional Optional[T]) Get() (T, bool) {
	return optional.value, optional.state == isValue
}

// IsZero tells whether the member is absent.
func (optional Optional[T]) IsZero() bool {
	return optional.state == isAbsent
}

// MarshalJSON encodes the value or null. Types of this package leave out an absent member.
func (optional Optional[T]) MarshalJSON() ([]byte, error) {
	if optional.state != isValue {
		return []byte("null"), nil
	}
	return json.Marshal(optional.value)
}

// UnmarshalJSON decodes null or a value.
func (optional *Optional[T]) UnmarshalJSON(content []byte) error {
	if bytes.Equal(bytes.TrimSpace(content), []byte("null")) {
		*optional = Null[T]()
		return nil
	}
	optional.state = isValue
	return json.Unmarshal(content, &optional.value)
}

// marshalMembers encodes a struct. Unlike the standard encoder it leaves out absent Optional members, and sends an empty list
// that is not nil: an empty list clears a field, an absent one keeps it.
func marshalMembers(value any) ([]byte, error) {
	var out bytes.Buffer
	out.WriteByte('{')
	structure := reflect.ValueOf(value)
	for index := 0; index < structure.NumField(); index++ {
		name, mayBeAbsent := memberName(structure.Type().Field(index))
		field := structure.Field(index)
		if mayBeAbsent && isAbsentField(field) {
			continue
		}
		content, err := json.Marshal(field.Interface())
		if err != nil {
			return nil, err
		}
		if out.Len() > 1 {
			out.WriteByte(',')
		}
		out.WriteString(`"` + name + `":`)
		out.Write(content)
	}
	out.WriteByte('}')
	return out.Bytes(), nil
}

func memberName(field reflect.StructField) (name string, mayBeAbsent bool) {
	name, options, _ := strings.Cut(field.Tag.Get("json"), ",")
	return name, options == "omitempty"
}

func isAbsentField(field reflect.Value) bool {
	if optional, ok := field.Interface().(interface{ IsZero() bool }); ok {
		return optional.IsZero()
	}
	switch field.Kind() {
	case reflect.Pointer, reflect.Slice, reflect.Map, reflect.Interface:
		return field.IsNil()
	}
	return false
}

// isNil tells whether a body is nil or a nil pointer.
func isNil(body any) bool {
	if body == nil {
		return true
	}
	value := reflect.ValueOf(body)
	return value.Kind() == reflect.Pointer && value.IsNil()
}

// setParameter adds a parameter of a query if it is not the zero value.
func setParameter(query url.Values, name string, value any) {
	if optional, ok := value.(interface{ IsZero() bool }); ok {
		if optional.IsZero() {
			return
		}
		content, err := json.Marshal(value)
		if err == nil {
			query.Set(name, string(content))
		}
		return
	}
	if reflected := reflect.ValueOf(value); !reflected.IsZero() {
		query.Set(name, fmt.Sprint(value))
	}
}

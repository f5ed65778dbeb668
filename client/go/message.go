package tenure

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"mime/multipart"
	"net/http"
	"net/url"
	"strconv"
	"strings"
)

// File is a file to upload. It is read once and kept in memory, so that a retry sends the same bytes.
type File struct {
	Name    string
	Content io.Reader
}

// FormFile is a file with the name of its field.
type FormFile struct {
	Field string
	File  File
}

// message is the request that every attempt of a call sends.
type message struct {
	method string
	url    string
	header http.Header
	// body is nil if the request has none.
	body []byte
}

func newMessage(call Call) (*message, error) {
	message := &message{method: call.Method, url: call.Path, header: http.Header{}}
	if query := call.Query.Encode(); query != "" {
		message.url += "?" + query
	}
	switch {
	case len(call.Files) > 0:
		return message, message.setForm(call)
	case call.Content != nil:
		content, err := io.ReadAll(call.Content)
		if err != nil {
			return nil, fmt.Errorf("tenure: read the content: %w", err)
		}
		message.setBody(content, call.ContentType)
	case !isNil(call.Body):
		content, err := json.Marshal(call.Body)
		if err != nil {
			return nil, fmt.Errorf("tenure: encode the body: %w", err)
		}
		message.setBody(content, "application/json")
	}
	return message, nil
}

func (message *message) setBody(body []byte, contentType string) {
	message.body = body
	message.header.Set("Content-Type", contentType)
}

func (message *message) setForm(call Call) error {
	var body bytes.Buffer
	form := multipart.NewWriter(&body)
	fields, err := formFields(call.Body)
	if err != nil {
		return err
	}
	for name, value := range fields {
		if err := form.WriteField(name, value); err != nil {
			return fmt.Errorf("tenure: write the form: %w", err)
		}
	}
	for _, each := range call.Files {
		part, err := form.CreateFormFile(each.Field, each.File.Name)
		if err != nil {
			return fmt.Errorf("tenure: write the form: %w", err)
		}
		if each.File.Content == nil {
			continue
		}
		if _, err := io.Copy(part, each.File.Content); err != nil {
			return fmt.Errorf("tenure: read the file: %w", err)
		}
	}
	if err := form.Close(); err != nil {
		return fmt.Errorf("tenure: write the form: %w", err)
	}
	message.setBody(body.Bytes(), form.FormDataContentType())
	return nil
}

// formFields returns the members of a body as texts.
func formFields(body any) (map[string]string, error) {
	fields := map[string]string{}
	if isNil(body) {
		return fields, nil
	}
	content, err := json.Marshal(body)
	if err != nil {
		return nil, fmt.Errorf("tenure: encode the fields: %w", err)
	}
	var members map[string]any
	if err := json.Unmarshal(content, &members); err != nil {
		return nil, fmt.Errorf("tenure: encode the fields: %w", err)
	}
	for name, value := range members {
		switch value := value.(type) {
		case string:
			fields[name] = value
		case float64:
			fields[name] = strconv.FormatFloat(value, 'f', -1, 64)
		case bool:
			fields[name] = strconv.FormatBool(value)
		}
	}
	return fields, nil
}

func formFiles(field string, files []File) []FormFile {
	list := make([]FormFile, len(files))
	for index, file := range files {
		list[index] = FormFile{Field: field, File: file}
	}
	return list
}

// expandPath replaces each variable of a path, such as {jobId}, by the next value, escaped as one segment.
func expandPath(path string, values ...string) string {
	for _, value := range values {
		start, end := strings.IndexByte(path, '{'), strings.IndexByte(path, '}')
		path = path[:start] + url.PathEscape(value) + path[end+1:]
	}
	return path
}

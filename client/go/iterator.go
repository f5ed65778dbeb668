package tenure

import "context"

// Iterator yields every item of a list, page by page:
//
//	jobs := client.IterJobs(nil)
//	for jobs.Next(ctx) {
//		fmt.Println(jobs.Item().Slug)
//	}
//	if err := jobs.Err(); err != nil {
//		return err
//	}
type Iterator[Item any] struct {
	page   []Item
	index  int
	cursor string
	isLast bool
	err    error
	load   func(ctx context.Context, cursor string) ([]Item, *string, error)
}

func newIterator[Item any](load func(ctx context.Context, cursor string) ([]Item, *string, error)) *Iterator[Item] {
	return &Iterator[Item]{index: -1, load: load}
}

// Next moves to the next item, and tells whether there is one. It loads the next page when it needs it.
func (iterator *Iterator[Item]) Next(ctx context.Context) bool {
	iterator.index++
	for iterator.index >= len(iterator.page) {
		if iterator.isLast || iterator.err != nil {
			return false
		}
		page, next, err := iterator.load(ctx, iterator.cursor)
		if err != nil {
			iterator.err = err
			return false
		}
		iterator.page, iterator.index = page, 0
		iterator.isLast = next == nil
		if next != nil {
			iterator.cursor = *next
		}
	}
	return true
}

// Item returns the current item. Call it only after Next returned true.
func (iterator *Iterator[Item]) Item() Item {
	return iterator.page[iterator.index]
}

// Err returns the error that ended the iteration; nil at the end of the list.
func (iterator *Iterator[Item]) Err() error {
	return iterator.err
}

import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';

/** Search field for records; searches on submit, not on every keystroke. */
export function RecordSearch(props: { label: string; find: (words: string) => void }) {
  const [words, setWords] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    props.find(words.trim());
  };
  return (
    <form className="inline-form" role="search" onSubmit={submit}>
      <TextInput
        label={props.label}
        type="search"
        maxLength={100}
        value={words}
        onChange={(event) => {
          setWords(event.currentTarget.value);
          // Clearing the field shows all records again without a submit.
          if (event.currentTarget.value === '') props.find('');
        }}
      />
      <Button type="submit" variant="default">
        Search
      </Button>
    </form>
  );
}

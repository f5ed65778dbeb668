import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';

/** Words to find records by; asked for when sent, not with every letter. */
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
          // Emptied, it shows everything again without another step.
          if (event.currentTarget.value === '') props.find('');
        }}
      />
      <Button type="submit" variant="default">
        Find
      </Button>
    </form>
  );
}

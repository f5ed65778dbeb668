import { useEffect, useMemo, useRef } from 'react';
import type { MarkedValue } from './marked-value';
import { textParts, type TextPart } from './text-parts';

/** Shows the text of a document with a highlight over the words that support each value. */
export function TextEvidence(props: {
  text: string;
  values: readonly MarkedValue[];
  chosen: string | null;
  choose: (id: string) => void;
}) {
  const { text, values, chosen, choose } = props;
  const parts = useMemo(() => textParts(text, values), [text, values]);
  const shown = useRef<HTMLElement>(null);
  useEffect(() => {
    shown.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const first = parts.findIndex(({ value }) => value !== null && value.id === chosen);
  return (
    <pre className="evidence-text">
      {parts.map((part, index) =>
        part.value === null ? (
          part.text
        ) : (
          <Mark
            key={index}
            part={part}
            value={part.value}
            isChosen={part.value.id === chosen}
            choose={choose}
            markRef={index === first ? shown : undefined}
          />
        ),
      )}
    </pre>
  );
}

function Mark(props: {
  part: TextPart;
  value: MarkedValue;
  isChosen: boolean;
  choose: (id: string) => void;
  markRef: React.Ref<HTMLElement> | undefined;
}) {
  const { part, value, isChosen, choose, markRef } = props;
  return (
    <mark
      ref={markRef}
      data-kind={value.kind}
      data-uncertain={value.uncertain || undefined}
      data-chosen={isChosen || undefined}
      title={value.title}
      onClick={() => choose(value.id)}
    >
      {part.text}
    </mark>
  );
}

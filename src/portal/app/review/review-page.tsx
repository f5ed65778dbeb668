import { Alert, Button } from '@mantine/core';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { EvidencePanel } from '../evidence/evidence-panel';
import type { MarkedValue, ValueKind } from '../evidence/marked-value';
import { usePictures } from '../evidence/use-pictures';
import { ReviewError, type ReviewClient, type ReviewView } from './review-client';
import { changeDraft, correctionsOf, EMPTY_DRAFT, type ReviewDraft } from './review-draft';
import { ReviewFields } from './review-fields';
import { useDrawnBox, type DrawnBox } from './use-drawn-box';
import { useKeyboardBox } from './use-keyboard-box';
import { wordsInBox } from './words-in-box';

/** The document of a review beside its fields. */
export function ReviewPage({
  client,
  confirmed,
}: {
  client: ReviewClient;
  confirmed: (corrections: number) => void;
}) {
  const { view } = client;
  const [draft, change] = useReducer(changeDraft, EMPTY_DRAFT);
  const { chosen, setChosen, choose } = useChosenField();
  const pictures = usePictures(view, client.document);
  const values = useMemo(() => markedValues(view), [view]);
  const corrections = useMemo(() => correctionsOf(view, draft), [view, draft]);
  const { confirm, busy, errors, failed } = useConfirm(client, draft, confirmed);
  useWarningBeforeLeaving(corrections.length > 0);
  const takeWords = ({ page, box }: DrawnBox): void => {
    const value = wordsInBox(view.words, page, box);
    if (chosen === null || value === '') return;
    change({ kind: 'type', pointer: chosen, draft: { value, page, box } });
    choose(chosen);
  };
  const { drawn, pointer } = useDrawnBox(takeWords, choose);
  const keyboard = useKeyboardBox(view, chosen, takeWords);
  return (
    <main
      className="review"
      onKeyDown={(event) => {
        keyboard.onKeyDown(event);
        if (event.key !== 'Enter') return;
        if (event.ctrlKey || event.metaKey) void confirm();
        // Enter in a field would submit the form before all values were compared.
        if (event.target instanceof HTMLInputElement) event.preventDefault();
      }}
    >
      <ReviewHead view={view} />
      <div className="review-document">
        <MissingDocument view={view} isLoading={pictures === null} />
        <EvidencePanel
          pictures={pictures ?? []}
          text={pictures === null ? null : view.text}
          values={values}
          chosen={chosen}
          choose={choose}
          drawing={view.words.length > 0 ? { drawn: drawn ?? keyboard.box, pointer } : undefined}
        />
      </div>
      <form
        className="review-form"
        aria-label="Values"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}
      >
        <ReviewFields
          view={view}
          draft={draft}
          change={change}
          errors={errors}
          chosen={chosen}
          choose={setChosen}
        />
        {failed !== null && (
          <Alert color="red" role="alert">
            {failed}
          </Alert>
        )}
        <div className="review-confirm">
          <output>{corrections.length === 1 ? '1 correction' : `${corrections.length} corrections`}</output>
          <Button type="submit" loading={busy}>
            Confirm
          </Button>
        </div>
      </form>
    </main>
  );
}

/** The field whose words are marked; `choose` moves the focus to it as well. */
function useChosenField() {
  const [chosen, setChosen] = useState<string | null>(null);
  const choose = useCallback((id: string | null) => {
    setChosen(id);
    if (id !== null) document.getElementById(id)?.focus();
  }, []);
  return { chosen, setChosen, choose };
}

function ReviewHead({ view }: { view: ReviewView }) {
  return (
    <header className="review-head">
      <h1>{view.fileName ?? 'Review'}</h1>
      <p className="quiet">
        Compare the values with the document. Tab goes to the next value, Escape restores what was read,
        Ctrl+Enter confirms.
        {view.words.length > 0 &&
          ' Draw a box over the page to take its words, or move one with Alt and the arrow keys, and resize it with Shift.'}
      </p>
    </header>
  );
}

function MissingDocument({ view, isLoading }: { view: ReviewView; isLoading: boolean }) {
  if (view.documentType !== null || isLoading) return null;
  const text =
    view.text !== null
      ? 'No pages are stored. This is the text that was read.'
      : view.subjectType === 'operation'
        ? 'Neither the document nor its text is stored.'
        : 'No document of this record is stored.';
  return (
    <p className="quiet" role="note">
      {text}
    </p>
  );
}

function useConfirm(client: ReviewClient, draft: ReviewDraft, confirmed: (corrections: number) => void) {
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failed, setFailed] = useState<string | null>(null);
  const isSending = useRef(false);
  const confirm = async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setErrors({});
    setFailed(null);
    const corrections = correctionsOf(client.view, draft);
    try {
      confirmed((await client.confirm(corrections.map(({ sent }) => sent))).corrections);
    } catch (error) {
      const faults = error instanceof ReviewError ? error.errors : [];
      const byField = faults.flatMap(({ pointer, message }): [string, string][] => {
        const field = corrections[Number(pointer.split('/')[2])]?.field;
        return field === undefined ? [] : [[field, message]];
      });
      setErrors(Object.fromEntries(byField));
      if (byField[0]) document.getElementById(byField[0][0])?.focus();
      setFailed(error instanceof Error ? error.message : 'The corrections could not be saved.');
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };
  return { confirm, busy, errors, failed };
}

function useWarningBeforeLeaving(hasChanges: boolean): void {
  useEffect(() => {
    if (!hasChanges) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [hasChanges]);
}

function markedValues({ groups }: ReviewView): MarkedValue[] {
  return groups.flatMap((group) =>
    group.fields.map(({ pointer, label, evidence }) => ({
      id: pointer,
      kind: kindOf(pointer),
      title: label,
      uncertain: group.uncertain,
      evidence,
    })),
  );
}

const KINDS: [RegExp, ValueKind][] = [
  [/^\/(?:work|volunteer|responsibilities)\b/, 'work'],
  [/^\/education\b/, 'education'],
  [/skills\b/i, 'skill'],
  [/^\/(?:certifications|languages|requiredCertifications)\b/, 'other'],
];

function kindOf(pointer: string): ValueKind {
  return KINDS.find(([pattern]) => pattern.test(pointer))?.[1] ?? 'person';
}

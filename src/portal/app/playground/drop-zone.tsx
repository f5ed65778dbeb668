import { useRef, useState, type DragEvent } from 'react';

const MOST_BYTES = 10 * 1024 * 1024;

/** A place to drop a file on, which is a button as well. */
export function DropZone({ take, refuse }: { take: (file: File) => void; refuse: (why: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const accept = (file: File | undefined): void => {
    if (!file) return;
    if (file.size > MOST_BYTES) refuse('A file may have at most 10 MiB.');
    else take(file);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    accept(event.dataTransfer.files[0]);
  };
  return (
    <div
      className="drop"
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p>
        <strong>Drop a resume here</strong>
        <span>PDF, DOCX, text, or a scan as PNG, JPEG or TIFF, up to 10 MiB</span>
      </p>
      <button type="button" className="plain" onClick={() => input.current?.click()}>
        Choose a file
      </button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Resume file"
        accept=".pdf,.docx,.doc,.odt,.rtf,.html,.txt,.png,.jpg,.jpeg,.tif,.tiff"
        onChange={(event) => {
          accept(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}

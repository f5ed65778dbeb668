import { useRef, useState, type DragEvent } from 'react';

const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** An upload area with drag and drop and a file button. */
export function DropZone({ take, refuse }: { take: (file: File) => void; refuse: (why: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const accept = (file: File | undefined): void => {
    if (!file) return;
    if (file.size > MAX_FILE_BYTES) refuse('The file exceeds the limit of 10 MiB.');
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
        <strong>Drag and drop a resume here</strong>
        <span>PDF, DOCX or text, or a scan as PNG, JPEG or TIFF; up to 10 MiB</span>
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

import { Copy } from './copy';

/** A code block with a copy button. */
export function Snippet({ code, label }: { code: string; label: string }) {
  return (
    <figure className="snippet">
      <figcaption>
        <span>{label}</span>
        <Copy text={code} />
      </figcaption>
      <pre tabIndex={0} aria-label={label}>
        <code>{code}</code>
      </pre>
    </figure>
  );
}

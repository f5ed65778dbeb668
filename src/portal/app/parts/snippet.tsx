import { Copy } from './copy';

/** Code to take along. */
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

/** A list of named values; omits unknown values. */
export function Facts({ facts }: { facts: readonly (readonly [string, string | null])[] }) {
  return (
    <dl className="facts">
      {facts.map(([name, value]) =>
        value === null ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

import type { Finding, FindingGroup } from './types';

/** Lists the extracted data by group. Selecting a finding highlights it on the page. */
export function Findings(props: {
  groups: readonly FindingGroup[];
  chosen: string | null;
  choose: (id: string | null) => void;
  /** The level below that of the heading above the list. */
  heading?: 'h2' | 'h3';
}) {
  const Heading = props.heading ?? 'h3';
  return (
    <div className="findings">
      {props.groups.map((group) => (
        <section key={group.title} data-shape={group.shape}>
          <Heading>{group.title}</Heading>
          <ul>
            {group.findings.map((finding) => (
              <li
                key={finding.id}
                data-finding={finding.id}
                data-chosen={finding.id === props.chosen || undefined}
              >
                <OneFinding finding={finding} choose={props.choose} chosen={finding.id === props.chosen} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function OneFinding(props: { finding: Finding; chosen: boolean; choose: (id: string | null) => void }) {
  const { finding, chosen, choose } = props;
  const content = (
    <>
      <strong>{finding.title}</strong>
      {finding.uncertain && <em className="uncertain">uncertain</em>}
      {finding.detail !== null && <span>{finding.detail}</span>}
      {finding.confidence !== null && (
        <meter min={0} max={1} value={finding.confidence} aria-label={`Confidence: ${finding.title}`}>
          {Math.round(finding.confidence * 100)}%
        </meter>
      )}
    </>
  );
  return (
    <>
      {finding.evidence.length > 0 ? (
        <button
          type="button"
          aria-pressed={chosen}
          onMouseEnter={() => choose(finding.id)}
          onFocus={() => choose(finding.id)}
          onClick={() => choose(finding.id)}
        >
          {content}
        </button>
      ) : (
        <div>{content}</div>
      )}
      {finding.lines.length > 0 && (
        <ul className="lines">
          {finding.lines.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ul>
      )}
    </>
  );
}

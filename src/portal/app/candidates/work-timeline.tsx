import { placedItems, yearTicks, type DatedItem } from './timeline-scale';

/** Plots work and education over time, one line each, with the dates as text beside the bars. */
export function WorkTimeline({ items, now }: { items: readonly DatedItem[]; now: Date }) {
  const { placed, undated, from, to } = placedItems(items, now);
  return (
    <div className="timeline">
      {placed.length > 0 && (
        <ol>
          {placed.map((item, index) => (
            <li key={index} data-kind={item.kind}>
              <p>
                <strong>{item.title}</strong>
                <small>
                  {item.dates}
                  {item.months !== null && ` · ${duration(item.months)}`}
                </small>
              </p>
              <span className="timeline-track" aria-hidden="true">
                <span
                  className="timeline-bar"
                  style={{ left: `${item.left}%`, width: `${item.width}%` }}
                  data-current={item.isCurrent || undefined}
                />
              </span>
            </li>
          ))}
          <li className="timeline-axis" aria-hidden="true">
            <span />
            <span className="timeline-track">
              {yearTicks(from, to).map(({ year, left }) => (
                <i key={year} style={{ left: `${left}%` }}>
                  {year}
                </i>
              ))}
            </span>
          </li>
        </ol>
      )}
      {undated.length > 0 && (
        <>
          <h3>Without dates</h3>
          <ul className="work">
            {undated.map((item, index) => (
              <li key={index}>
                <strong>{item.title}</strong>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function duration(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const parts = [
    years === 0 ? null : years === 1 ? '1 year' : `${years} years`,
    rest === 0 && years > 0 ? null : rest === 1 ? '1 month' : `${rest} months`,
  ];
  return parts.filter((part) => part !== null).join(' ');
}

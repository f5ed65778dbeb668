import { useEffect, useRef } from 'react';
import type { PageImage } from './page-images';
import type { Finding, FindingGroup } from './types';

/** Shows the pages with a box over the words that support each finding. Choosing a box selects its finding. */
export function AnnotatedPages(props: {
  pictures: readonly PageImage[];
  groups: readonly FindingGroup[];
  chosen: string | null;
  choose: (id: string | null) => void;
}) {
  const { pictures, groups, chosen, choose } = props;
  const findings = groups.flatMap((group) => group.findings);
  return (
    <div className="pages">
      {pictures.map((picture) => (
        <figure key={picture.page} className="page-picture">
          <svg
            viewBox={`0 0 ${picture.width} ${picture.height}`}
            role="group"
            aria-label={`Page ${picture.page}`}
          >
            <image href={picture.src} width={picture.width} height={picture.height} />
            {findings.map((finding) => (
              <Boxes
                key={finding.id}
                finding={finding}
                picture={picture}
                chosen={finding.id === chosen}
                choose={choose}
              />
            ))}
          </svg>
          <figcaption>Page {picture.page}</figcaption>
        </figure>
      ))}
    </div>
  );
}

function Boxes(props: {
  finding: Finding;
  picture: PageImage;
  chosen: boolean;
  choose: (id: string | null) => void;
}) {
  const { finding, picture, chosen, choose } = props;
  const group = useRef<SVGGElement>(null);
  useEffect(() => {
    if (chosen) group.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const boxes = finding.evidence.filter((each) => each.box !== null && each.page === picture.page);
  if (boxes.length === 0) return null;
  return (
    <g
      ref={group}
      className="box"
      data-kind={finding.id.split('-')[0]}
      data-chosen={chosen || undefined}
      onMouseEnter={() => choose(finding.id)}
      onClick={() => choose(finding.id)}
    >
      <title>{finding.title}</title>
      {boxes.map((each, index) => {
        const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = each.box ?? [];
        return (
          <rect
            key={index}
            x={x0 * picture.width}
            y={y0 * picture.height}
            width={(x1 - x0) * picture.width}
            height={(y1 - y0) * picture.height}
            rx={3}
          />
        );
      })}
    </g>
  );
}

import { useEffect, useRef, type PointerEventHandler } from 'react';
import type { PageImage } from '../playground/page-images';
import type { MarkedValue } from './marked-value';

/** Shows pages with an outline around the words that support each value. */
export function PageEvidence(props: {
  pictures: readonly PageImage[];
  values: readonly MarkedValue[];
  chosen: string | null;
  choose: (id: string) => void;
  zoom: number;
  /** A box that the user draws, as fractions of its page. */
  drawn?: { page: number; box: readonly number[] } | null;
  pointer?: (picture: PageImage) => {
    onPointerDown: PointerEventHandler<SVGSVGElement>;
    onPointerMove: PointerEventHandler<SVGSVGElement>;
    onPointerUp: PointerEventHandler<SVGSVGElement>;
  };
}) {
  const { pictures, values, chosen, choose, zoom, drawn, pointer } = props;
  return (
    <div className="pages" style={{ width: `${zoom * 100}%` }}>
      {pictures.map((picture) => (
        <figure key={picture.page} className="page-picture">
          <svg
            viewBox={`0 0 ${picture.width} ${picture.height}`}
            role="group"
            aria-label={`Page ${picture.page}`}
            data-drawing={pointer !== undefined || undefined}
            {...pointer?.(picture)}
          >
            <image href={picture.src} width={picture.width} height={picture.height} />
            {values.map((value) => (
              <Outlines
                key={value.id}
                value={value}
                picture={picture}
                isChosen={value.id === chosen}
                choose={choose}
              />
            ))}
            {drawn?.page === picture.page && (
              <rect className="drawn" {...placed(drawn.box, picture)} vectorEffect="non-scaling-stroke" />
            )}
          </svg>
          <figcaption>Page {picture.page}</figcaption>
        </figure>
      ))}
    </div>
  );
}

function Outlines(props: {
  value: MarkedValue;
  picture: PageImage;
  isChosen: boolean;
  choose: (id: string) => void;
}) {
  const { value, picture, isChosen, choose } = props;
  const group = useRef<SVGGElement>(null);
  useEffect(() => {
    if (isChosen) group.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isChosen]);
  const boxes = value.evidence.flatMap(({ box, page }) =>
    box !== null && page === picture.page ? [box] : [],
  );
  if (boxes.length === 0) return null;
  return (
    <g
      ref={group}
      className="box"
      data-value={value.id}
      data-kind={value.kind}
      data-uncertain={value.uncertain || undefined}
      data-chosen={isChosen || undefined}
      onClick={() => choose(value.id)}
    >
      <title>{value.title}</title>
      {boxes.map((box, index) => {
        const place = placed(box, picture);
        return (
          <g key={index}>
            {/* The light rim keeps the outline visible on dark parts of a page. */}
            <rect className="rim" {...place} vectorEffect="non-scaling-stroke" />
            <rect className="outline" {...place} vectorEffect="non-scaling-stroke" />
          </g>
        );
      })}
    </g>
  );
}

/** Share of the page's width between an outline and the words in it, so that it does not cross their letters. */
const OUTLINE_MARGIN = 0.003;

function placed(box: readonly number[], { width, height }: PageImage) {
  const margin = width * OUTLINE_MARGIN;
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = box;
  return {
    x: x0 * width - margin,
    y: y0 * height - margin,
    width: Math.max(0, (x1 - x0) * width) + 2 * margin,
    height: Math.max(0, (y1 - y0) * height) + 2 * margin,
    rx: 3,
  };
}

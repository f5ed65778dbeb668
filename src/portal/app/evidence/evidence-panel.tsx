import { Button, Checkbox } from '@mantine/core';
import { useMemo, useState, type ComponentProps, type KeyboardEvent } from 'react';
import type { PageImage } from '../playground/page-images';
import { KIND_LABELS, kindsOf, neighborOf, type MarkedValue } from './marked-value';
import { PageEvidence } from './page-evidence';
import { TextEvidence } from './text-evidence';
import './evidence.css';

const MAX_ZOOM = 4;
const ZOOM_STEP = 0.5;

/**
 * A document beside its values: page images with outlines, or the text with highlights. Arrow keys walk the values, plus
 * and minus change the size, 0 restores it.
 */
export function EvidencePanel(props: {
  pictures: readonly PageImage[];
  text: string | null;
  values: readonly MarkedValue[];
  chosen: string | null;
  choose: (id: string | null) => void;
  drawing?: Pick<ComponentProps<typeof PageEvidence>, 'drawn' | 'pointer'>;
}) {
  const { pictures, text, values, chosen, choose, drawing } = props;
  const [zoom, setZoom] = useState(1);
  const [onlyUncertain, setOnlyUncertain] = useState(false);
  const shown = useMemo(
    () => values.filter((value) => !onlyUncertain || value.uncertain || value.id === chosen),
    [values, onlyUncertain, chosen],
  );
  const resize = (by: number): void => setZoom((now) => Math.min(MAX_ZOOM, Math.max(1, now + by)));
  const onKeyDown = (event: KeyboardEvent): void => {
    const act = {
      ArrowDown: () => choose(neighborOf(shown, chosen, 1)),
      ArrowUp: () => choose(neighborOf(shown, chosen, -1)),
      '+': () => resize(ZOOM_STEP),
      '-': () => resize(-ZOOM_STEP),
      '0': () => setZoom(1),
    }[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };
  const hasPages = pictures.length > 0;
  if (!hasPages && text === null) return null;
  return (
    <section className="evidence-panel" aria-label="Document">
      <div className="evidence-tools">
        {hasPages && <ZoomButtons zoom={zoom} resize={resize} />}
        <Checkbox
          size="sm"
          label="Only what is uncertain"
          checked={onlyUncertain}
          onChange={(event) => setOnlyUncertain(event.currentTarget.checked)}
        />
        <Legend values={values} />
      </div>
      <div
        className="evidence-scroll"
        role="region"
        aria-label={hasPages ? 'Pages' : 'Text'}
        aria-description="Arrow keys walk the values, plus and minus change the size."
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        {hasPages ? (
          <PageEvidence
            pictures={pictures}
            values={shown}
            chosen={chosen}
            choose={choose}
            zoom={zoom}
            {...drawing}
          />
        ) : (
          <TextEvidence text={text ?? ''} values={shown} chosen={chosen} choose={choose} />
        )}
      </div>
    </section>
  );
}

function ZoomButtons({ zoom, resize }: { zoom: number; resize: (by: number) => void }) {
  return (
    <div className="zoom" role="group" aria-label="Size">
      <Button
        variant="default"
        size="compact-sm"
        onClick={() => resize(-ZOOM_STEP)}
        disabled={zoom === 1}
        aria-label="Smaller"
      >
        −
      </Button>
      <output>{Math.round(zoom * 100)} %</output>
      <Button
        variant="default"
        size="compact-sm"
        onClick={() => resize(ZOOM_STEP)}
        disabled={zoom === MAX_ZOOM}
        aria-label="Larger"
      >
        +
      </Button>
    </div>
  );
}

function Legend({ values }: { values: readonly MarkedValue[] }) {
  return (
    <ul className="evidence-legend" aria-label="Legend">
      {kindsOf(values).map((kind) => (
        <li key={kind} data-kind={kind}>
          {KIND_LABELS[kind]}
        </li>
      ))}
      {values.some((value) => value.uncertain) && <li data-uncertain>Uncertain</li>}
    </ul>
  );
}

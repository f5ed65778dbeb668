import { useState, type PointerEvent } from 'react';
import type { PageImage } from '../playground/page-images';

export interface DrawnBox {
  page: number;
  /** `[x0, y0, x1, y1]` as fractions of the page. */
  box: number[];
}

/** A smaller box is a click. */
const MIN_BOX_SIZE = 0.004;

/** Lets the reader draw a box over a page with a mouse, a pen or a finger. A click chooses the value at its place. */
export function useDrawnBox(finish: (drawn: DrawnBox) => void, choose: (id: string) => void) {
  const [start, setStart] = useState<{ page: number; at: [number, number] } | null>(null);
  const [drawn, setDrawn] = useState<DrawnBox | null>(null);
  const boxTo = (event: PointerEvent<SVGSVGElement>): DrawnBox | null => {
    if (!start) return null;
    const [x, y] = positionOf(event);
    const [x0, y0] = start.at;
    return { page: start.page, box: [Math.min(x0, x), Math.min(y0, y), Math.max(x0, x), Math.max(y0, y)] };
  };
  const pointer = (picture: PageImage) => ({
    onPointerDown: (event: PointerEvent<SVGSVGElement>): void => {
      if (event.button !== 0) return;
      // The field keeps the focus, so that the words become its value.
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      setStart({ page: picture.page, at: positionOf(event) });
    },
    onPointerMove: (event: PointerEvent<SVGSVGElement>): void => {
      const box = boxTo(event);
      if (box) setDrawn(box);
    },
    onPointerUp: (event: PointerEvent<SVGSVGElement>): void => {
      const box = boxTo(event);
      setStart(null);
      setDrawn(null);
      if (box && isDrawn(box)) return finish(box);
      // The page has captured the pointer, so that the outline gets no click.
      const value = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-value]');
      const id = value?.getAttribute('data-value');
      if (id) choose(id);
    },
  });
  return { drawn, pointer };
}

function isDrawn({ box: [x0 = 0, y0 = 0, x1 = 0, y1 = 0] }: DrawnBox): boolean {
  return x1 - x0 > MIN_BOX_SIZE && y1 - y0 > MIN_BOX_SIZE;
}

function positionOf(event: PointerEvent<SVGSVGElement>): [number, number] {
  const area = event.currentTarget.getBoundingClientRect();
  const within = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1e4) / 1e4;
  return [within((event.clientX - area.left) / area.width), within((event.clientY - area.top) / area.height)];
}

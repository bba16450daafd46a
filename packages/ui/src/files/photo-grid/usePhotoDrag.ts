import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { isHtmlElement } from '../../internal/isElement.ts';
import { nearestPlace, type Point } from './photoOrder.ts';

/** A hand that trembles on a press does not drag. */
const thresholdPx = 4;

interface PhotoDragOptions {
  listRef: RefObject<HTMLElement | null>;
  /** Called with the place where a photo was dropped. */
  onDrop: (id: string, place: number) => void;
}

/** Middles of the places in the window; the offsets of layout do not follow the photo that is being dragged. */
function middlesOf(list: HTMLElement): Point[] {
  const { left, top } = list.getBoundingClientRect();
  return [...list.children]
    .filter((child) => isHtmlElement(child))
    .map((child) => ({
      x: left + child.offsetLeft + child.offsetWidth / 2,
      y: top + child.offsetTop + child.offsetHeight / 2,
    }));
}

/** Drags photos by mouse, pen or finger; Escape and a cancelled touch leave the order as it was. */
export function usePhotoDrag({ listRef, onDrop }: PhotoDragOptions) {
  const [drag, setDrag] = useState<{ id: string; place: number } | null>(null);
  const release = useRef<() => void>(undefined);
  const latestDrop = useRef(onDrop); // photos may come and go during a drag

  useLayoutEffect(() => {
    latestDrop.current = onDrop;
  });

  useEffect(() => () => release.current?.(), []);

  const start = (event: ReactPointerEvent<HTMLElement>, id: string) => {
    const list = listRef.current;
    const tile = event.currentTarget.closest('li');
    const page = event.currentTarget.ownerDocument.defaultView;
    if (!list || !tile || !page || !event.isPrimary || event.button !== 0) return;
    release.current?.();
    const from = { x: event.clientX, y: event.clientY };
    let place: number | null = null;

    const move = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (place === null && Math.hypot(x - from.x, y - from.y) < thresholdPx) return;
      tile.style.setProperty('--drag-x', `${x - from.x}px`);
      tile.style.setProperty('--drag-y', `${y - from.y}px`);
      const next = nearestPlace({ x, y }, middlesOf(list));
      if (next === place) return;
      place = next;
      setDrag({ id, place });
    };
    const end = () => {
      release.current?.();
      setDrag(null);
    };
    const drop = () => {
      end();
      if (place !== null) latestDrop.current(id, place);
    };
    const cancel = (key: KeyboardEvent) => {
      if (key.key !== 'Escape' || key.isComposing || place === null) return;
      key.stopPropagation(); // it ends the drag, not the dialog around
      end();
    };
    release.current = () => {
      page.removeEventListener('pointermove', move);
      page.removeEventListener('pointerup', drop);
      page.removeEventListener('pointercancel', end);
      page.removeEventListener('keydown', cancel, true);
      tile.style.removeProperty('--drag-x');
      tile.style.removeProperty('--drag-y');
      release.current = undefined;
    };
    page.addEventListener('pointermove', move);
    page.addEventListener('pointerup', drop);
    page.addEventListener('pointercancel', end);
    page.addEventListener('keydown', cancel, true);
  };

  return { drag, start };
}

import { type RefObject, useEffect } from 'react';

/** A key that writes: one character, without Ctrl, Alt or Command. */
const writes = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !altKey && !metaKey;

interface TypedAhead {
  /** Whether the palette was asked for. */
  opened: boolean;
  /** The palette, once it is there. */
  paletteRef: RefObject<HTMLElement | null>;
  /** Called with what each key makes of the text. */
  onType(next: (text: string) => string): void;
  /** Called for Enter, which the palette is to carry out. */
  onEnter(): void;
  /** Called when Escape or a press takes the wish back before the palette is there. */
  onCancel(): void;
}

/** What is typed after Ctrl+K goes to the palette, also while it is being loaded: nothing else on the page gets it. */
export function useTypedAhead({ opened, paletteRef, onType, onEnter, onCancel }: TypedAhead): void {
  useEffect(() => {
    if (!opened) return;
    const cancel = () => {
      if (!paletteRef.current) onCancel();
    };
    const handleKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      if (target instanceof Node && paletteRef.current?.contains(target)) return;
      if (event.key === 'Escape') return cancel();
      const { key, repeat } = event;
      if (key === 'Enter') {
        if (!repeat) onEnter(); // a held one may be that of the button
      } else if (key === 'Backspace') onType((text) => text.slice(0, -1));
      else if (writes(event)) onType((text) => text + key);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', handleKeyDown, { capture: true });
    window.addEventListener('pointerdown', cancel, { capture: true });
    return () => {
      window.removeEventListener('keydown', handleKeyDown, { capture: true });
      window.removeEventListener('pointerdown', cancel, { capture: true });
    };
  }, [opened, paletteRef, onType, onEnter, onCancel]);
}

import { type RefObject, useEffect } from 'react';

/** A key that writes: one character, without Ctrl, Alt or Command. */
const writes = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !altKey && !metaKey;

interface TypedAhead {
  /** Whether the palette was asked for. */
  opened: boolean;
  /** The palette, once it is there. */
  paletteRef: RefObject<HTMLElement | null>;
  /** Called with each character. */
  onType(character: string): void;
  /** Called when Escape or a press takes the wish back before the palette is there. */
  onCancel(): void;
}

/** What is typed after Ctrl+K goes to the palette, also while it is being loaded: nothing else on the page gets it. */
export function useTypedAhead({ opened, paletteRef, onType, onCancel }: TypedAhead): void {
  useEffect(() => {
    if (!opened) return;
    const cancel = () => {
      if (!paletteRef.current) onCancel();
    };
    const handleKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      if (target instanceof Node && paletteRef.current?.contains(target)) return;
      if (event.key === 'Escape') return cancel();
      if (event.key !== 'Enter' && !writes(event)) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.key !== 'Enter') onType(event.key);
    };
    window.addEventListener('keydown', handleKeyDown, { capture: true });
    window.addEventListener('pointerdown', cancel, { capture: true });
    return () => {
      window.removeEventListener('keydown', handleKeyDown, { capture: true });
      window.removeEventListener('pointerdown', cancel, { capture: true });
    };
  }, [opened, paletteRef, onType, onCancel]);
}

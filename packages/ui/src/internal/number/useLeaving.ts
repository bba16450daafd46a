import { useState } from 'react';

/** Tracks focus: a field shows errors by itself only after blur. */
export function useLeaving() {
  const [stage, setStage] = useState<'untouched' | 'visited' | 'editing' | 'edited'>('untouched');
  return {
    left: stage === 'visited' || stage === 'edited',
    /** Left after its value was changed. */
    edited: stage === 'edited',
    change: () => setStage('editing'),
    leave: () => setStage((before) => (before === 'editing' || before === 'edited' ? 'edited' : 'visited')),
    reset: () => setStage('untouched'),
  };
}

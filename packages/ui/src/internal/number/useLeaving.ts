import { useState } from 'react';

/** Where the person is with a field: it speaks of its own accord only once they have left it. */
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

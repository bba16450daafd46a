import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as S from './Tabs.styles.ts';

interface TabPanelProps {
  id: string;
  tabId: string;
  children: ReactNode;
}

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';

/** Panel of the open tab; a tab stop itself while nothing inside it is. Renders a `<div>`. */
export function TabPanel({ id, tabId, children }: TabPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [hasStop, setHasStop] = useState(false);

  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const look = () => setHasStop(element.querySelector(focusable) !== null);
    look();
    const observer = new MutationObserver(look); // what the panel loads may bring a control
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);

  // Never without an index: a panel that has focus as its content arrives would lose it.
  return (
    <S.Panel ref={panel} role="tabpanel" id={id} aria-labelledby={tabId} tabIndex={hasStop ? -1 : 0}>
      {children}
    </S.Panel>
  );
}

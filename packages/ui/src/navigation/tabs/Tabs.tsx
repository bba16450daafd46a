import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { useControllableValue } from '../../internal/useControllableValue.ts';
import { useMoreSideways } from '../../internal/useMoreSideways.ts';
import { Tooltip } from '../../overlays/tooltip/Tooltip.tsx';
import { TabPanel } from './TabPanel.tsx';
import * as S from './Tabs.styles.ts';
import { tabForKey } from './tabForKey.ts';

export interface Tab {
  /** Unique in the list. */
  id: string;
  label: string;
  /** 16 px picture before the label. */
  icon?: ReactNode;
  /** Cannot be opened; stays in reach of the arrow keys. @default false */
  disabled?: boolean | undefined;
  /** Why it cannot be opened and what opens it. */
  disabledReason?: string | undefined;
  /** Short count or status after the label. */
  badge?: ReactNode;
  /** The panel; only that of the open tab is in the document. */
  content: ReactNode;
}

export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue'> {
  /** Accessible name of the list of tabs. */
  label: string;
  /** The tabs in their order. */
  tabs: readonly Tab[];
  /** Open tab, where the parent keeps it. An id that is not there opens the first tab that can be opened. */
  value?: string | undefined;
  /** Tab open at first, where the list keeps it. @default the first that can be opened */
  defaultValue?: string | undefined;
  /** Receives the tab asked for. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Whether arrow keys open a tab or only move to it, for Enter or Space to open. @default 'manual' */
  activation?: 'automatic' | 'manual' | undefined;
}

/** Pixels at the ends of a list in which a tab fades, where there are more. */
const fadePx = 40;

/** Scrolls a list sideways until one of its tabs is seen whole. The page itself stays where it is. */
function reveal(list: HTMLElement, tab: Element) {
  const seen = list.getBoundingClientRect();
  const { left, right } = tab.getBoundingClientRect();
  if (left < seen.left + fadePx) list.scrollLeft += left - seen.left - fadePx;
  else if (right > seen.right - fadePx) list.scrollLeft += right - seen.right + fadePx;
}

/** Shows one of several panels. Renders a `<div>` around the list of tabs and the open panel. */
export function Tabs({
  label,
  tabs,
  value,
  defaultValue,
  onValueChange,
  activation = 'manual',
  ...rest
}: TabsProps) {
  const idBase = useId();
  const list = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useControllableValue(value, defaultValue ?? '', onValueChange);
  const open =
    tabs.find(({ id, disabled }) => id === wanted && !disabled) ?? tabs.find(({ disabled }) => !disabled);

  useMoreSideways(list, tabs.length);
  useLayoutEffect(() => {
    const row = list.current;
    const tab = row?.querySelector('[aria-selected="true"]');
    if (open?.id === undefined || !row || !tab) return;
    const observer = new ResizeObserver(() => reveal(row, tab)); // at first, and when either has another size
    observer.observe(row);
    observer.observe(tab);
    return () => observer.disconnect();
  }, [open?.id]);

  const tabId = (tab: Tab) => `${idBase}-tab-${tabs.indexOf(tab)}`;
  const panelId = (tab: Tab) => `${idBase}-panel-${tabs.indexOf(tab)}`;

  const select = (tab: Tab) => {
    if (tab.disabled || tab.id === open?.id) return;
    setWanted(tab.id);
  };

  const move = (event: KeyboardEvent<HTMLButtonElement>, from: number) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const to = tabForKey(event.key, from, tabs.length, isRtl);
    const tab = to === undefined ? undefined : tabs[to];
    if (!tab) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]').item(tabs.indexOf(tab)).focus();
    if (activation === 'automatic') select(tab);
  };

  return (
    <S.Root {...rest}>
      <S.List ref={list} role="tablist" aria-label={label}>
        {tabs.map((tab, index) => {
          const isOpen = tab.id === open?.id;
          return (
            <Tooltip key={tab.id} content={tab.disabled ? tab.disabledReason : undefined}>
              <S.Tab
                type="button"
                role="tab"
                id={tabId(tab)}
                aria-selected={isOpen}
                aria-controls={isOpen ? panelId(tab) : undefined}
                aria-disabled={tab.disabled || undefined}
                tabIndex={isOpen ? 0 : -1}
                onClick={() => select(tab)}
                onKeyDown={(event) => move(event, index)}
              >
                {tab.icon}
                <span>{tab.label}</span>
                {tab.badge !== undefined && <S.Badge>{tab.badge}</S.Badge>}
              </S.Tab>
            </Tooltip>
          );
        })}
      </S.List>
      {open && (
        <TabPanel key={open.id} id={panelId(open)} tabId={tabId(open)}>
          {open.content}
        </TabPanel>
      )}
    </S.Root>
  );
}

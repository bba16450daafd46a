import { Bookmark, Link2, Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button, type ButtonProps } from '../../actions/button/Button.tsx';
import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { useMessages } from '../../locale/useMessages.ts';
import { useLink } from '../../navigation/link/LinkContext.ts';
import { Popover } from '../../overlays/popover/Popover.tsx';
import * as S from './SavedViews.styles.ts';
import { savedViewsTexts } from './SavedViews.texts.ts';
import { ViewName } from './ViewName.tsx';

/** What a list was narrowed to and how it was sorted, under a name. */
export interface SavedView {
  /** Unique in the list, whatever its case. */
  name: string;
  /** Address that shows the list so. */
  href: string;
}

/** The view that a list was opened with. */
export interface ShownView {
  name: string;
  /** Whether the list is as it was saved, `changed` since, or its name is `unknown` here, as by a link of somebody else. */
  state: 'saved' | 'changed' | 'unknown';
}

export interface SavedViewsProps extends Omit<ButtonProps, 'children'> {
  /** The views, in their order. */
  views: readonly SavedView[];
  /** The view that is shown, `null` for none. */
  shown: ShownView | null;
  /** Most characters of a name. */
  nameMaxLength: number;
  /** Address of the list without a view. */
  plainHref: string;
  /** Saves the list as it is, in place of the view of that name. */
  onSave: (name: string, replaced: SavedView | undefined) => void;
  /** Gives a view another name, which no other one has. */
  onRename: (view: SavedView, name: string) => void;
  /** Takes a view out of the list. */
  onRemove: (view: SavedView) => void;
  /** Copies the address of a view. */
  onCopyAddress: (view: SavedView) => void;
}

/** Case makes no other name (D24). */
const isCalled = (name: string) => (view: SavedView) =>
  view.name.localeCompare(name, 'pt-BR', { sensitivity: 'accent' }) === 0;

const focus = (element: HTMLElement | null) => element?.focus();

/** Names what a list is narrowed to, and brings it back by its address. Renders a `<button>` that opens the views. */
export function SavedViews({
  views,
  shown,
  nameMaxLength,
  plainHref,
  onSave,
  onRename,
  onRemove,
  onCopyAddress,
  ...rest
}: SavedViewsProps) {
  const messages = useMessages(savedViewsTexts);
  const link = useLink();
  const nameRef = useRef<HTMLInputElement>(null);
  const firstRef = useRef<HTMLAnchorElement>(null);
  /** Name of the view that has focus next. */
  const next = useRef<string>(undefined);
  const [open, setOpen] = useState(false);
  const [renamed, setRenamed] = useState<string | null>(null);

  const focusNext = (name: string) => (element: HTMLAnchorElement | null) => {
    if (!element || next.current !== name) return;
    next.current = undefined;
    element.focus();
  };

  const rename = (view: SavedView, name: string) => {
    next.current = name;
    setRenamed(null);
    if (name !== view.name) onRename(view, name);
  };

  const remove = (view: SavedView) => {
    const place = views.indexOf(view);
    const neighbour = views[place + 1] ?? views[place - 1];
    next.current = neighbour?.name;
    if (!neighbour) nameRef.current?.focus();
    onRemove(view);
  };

  const close = () => setOpen(false);

  return (
    <Popover
      title={messages.savedViews}
      placement="bottom-end"
      open={open}
      onOpenChange={(opens, { reason }) => {
        next.current = renamed ?? undefined;
        setRenamed(null);
        if (renamed === null || reason !== 'escape-key') setOpen(opens);
      }}
      initialFocusRef={firstRef}
      trigger={
        <Button icon={<Bookmark aria-hidden="true" />} {...rest}>
          <S.Shown>
            {shown ? messages.viewShown(shown.name, messages.viewStates[shown.state]) : messages.views}
          </S.Shown>
        </Button>
      }
    >
      <S.Content>
        {views.length === 0 && <S.Hint>{messages.noViews}</S.Hint>}
        {(shown || views.length > 0) && (
          <S.List aria-label={messages.savedViews}>
            <S.Item>
              <S.Way
                as={link}
                ref={firstRef}
                href={plainHref}
                aria-current={shown === null || undefined}
                onClick={close}
              >
                {messages.noView}
              </S.Way>
            </S.Item>
            {views.map((view) => (
              <S.Item key={view.name}>
                {renamed === view.name ? (
                  <ViewName
                    label={messages.newViewName(view.name)}
                    hideLabel
                    defaultValue={view.name}
                    maxLength={nameMaxLength}
                    errorFor={(name) =>
                      views.some((other) => other !== view && isCalled(name)(other))
                        ? messages.viewTaken
                        : undefined
                    }
                    onSubmit={(name) => rename(view, name)}
                    inputRef={focus}
                  />
                ) : (
                  <>
                    <S.Way
                      as={link}
                      ref={focusNext(view.name)}
                      href={view.href}
                      aria-current={(shown?.state === 'saved' && shown.name === view.name) || undefined}
                      onClick={close}
                    >
                      {view.name}
                    </S.Way>
                    <IconButton
                      size="sm"
                      label={messages.copyViewAddress(view.name)}
                      icon={<Link2 aria-hidden="true" />}
                      onClick={() => onCopyAddress(view)}
                    />
                    <IconButton
                      size="sm"
                      label={messages.renameView(view.name)}
                      icon={<Pencil aria-hidden="true" />}
                      onClick={() => setRenamed(view.name)}
                    />
                    <IconButton
                      size="sm"
                      tone="danger"
                      label={messages.removeView(view.name)}
                      icon={<Trash2 aria-hidden="true" />}
                      onClick={() => remove(view)}
                    />
                  </>
                )}
              </S.Item>
            ))}
          </S.List>
        )}
        <ViewName
          label={messages.viewName}
          defaultValue={shown?.name ?? ''}
          maxLength={nameMaxLength}
          hintFor={(name) => (views.some(isCalled(name)) ? messages.viewReplaced : undefined)}
          onSubmit={(name) => {
            close();
            onSave(name, views.find(isCalled(name)));
          }}
          inputRef={nameRef}
        />
      </S.Content>
    </Popover>
  );
}

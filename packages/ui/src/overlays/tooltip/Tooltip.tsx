import { FloatingPortal, type Placement, useMergeRefs } from '@floating-ui/react';
import { type ComponentPropsWithRef, cloneElement, type ReactElement, type ReactNode, type Ref } from 'react';
import * as S from './Tooltip.styles.ts';
import { useTooltip } from './useTooltip.ts';

export interface TooltipProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'content'> {
  /** A short text; nothing to press. Without one there is no tooltip. */
  content: ReactNode;
  /** The element it explains: one that can take focus and hands `ref` and props to the DOM. */
  children: ReactElement<{ ref?: Ref<HTMLElement> }>;
  /** Open before anybody points at it. @default false */
  defaultOpen?: boolean | undefined;
  /** @default 'top' */
  placement?: Placement | undefined;
  /** `name` where the content repeats the element's own name, which would be read twice. @default 'description' */
  relation?: 'description' | 'name' | undefined;
}

/** Explains an element on hover and focus. Renders the element itself and, while open, a floating `<div>`. */
export function Tooltip({
  content,
  children,
  defaultOpen = false,
  placement = 'top',
  relation = 'description',
  ref,
  style,
  ...rest
}: TooltipProps) {
  const describes = relation === 'description';
  const tooltip = useTooltip({ enabled: Boolean(content), defaultOpen, placement, describes });
  const referenceRef = useMergeRefs([tooltip.setReference, children.props.ref]);
  const bubbleRef = useMergeRefs([tooltip.setFloating, tooltip.bubbleRef, ref]);
  return (
    <>
      {cloneElement(children, { ...tooltip.getReferenceProps({ ...children.props }), ref: referenceRef })}
      {tooltip.open && (
        <FloatingPortal>
          <S.Bubble
            role="tooltip"
            {...rest}
            {...tooltip.getFloatingProps()}
            ref={bubbleRef}
            style={{ ...style, ...tooltip.floatingStyles }}
          >
            {content}
          </S.Bubble>
        </FloatingPortal>
      )}
    </>
  );
}

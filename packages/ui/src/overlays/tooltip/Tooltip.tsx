import { FloatingPortal, type Placement, useMergeRefs } from '@floating-ui/react';
import {
  type ComponentPropsWithRef,
  cloneElement,
  type ReactElement,
  type ReactNode,
  type Ref,
  useId,
} from 'react';
import * as S from './Tooltip.styles.ts';
import { useTooltip } from './useTooltip.ts';

export interface TooltipProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'content'> {
  /** A short text; nothing to press. Without one there is no tooltip. */
  content: ReactNode;
  /** The element it explains: one that can take focus and hands `ref` and props to the DOM. */
  children: ReactElement<{ ref?: Ref<HTMLElement>; 'aria-describedby'?: string | undefined }>;
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
  const id = useId();
  const tooltip = useTooltip({ enabled: Boolean(content), defaultOpen, placement });
  const referenceRef = useMergeRefs([tooltip.setReference, children.props.ref]);
  const bubbleRef = useMergeRefs([tooltip.setFloating, tooltip.bubbleRef, ref]);
  const describedBy = [children.props['aria-describedby'], tooltip.open && relation === 'description' && id];
  return (
    <>
      {cloneElement(children, {
        ...tooltip.getReferenceProps({ ...children.props }),
        'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
        ref: referenceRef,
      })}
      {tooltip.open && (
        <FloatingPortal>
          <S.Bubble
            id={id}
            role="tooltip"
            {...tooltip.getFloatingProps({ onClick: (event) => event.stopPropagation(), ...rest })}
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

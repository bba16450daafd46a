import { type ComponentType, createElement, createRef, type Ref } from 'react';
import { describe, expect, it } from 'vitest';
import { mount } from './mount.tsx';

/** Props that every component passes to its root element. */
interface RootProps {
  ref?: Ref<Element>;
  className?: string;
  style?: { marginTop?: string };
  'data-probe'?: string;
}

interface ConformanceOptions<Props> {
  /** The props the component cannot do without. */
  props: Props;
  /** Finds the root where it is not the first element rendered, as in a dialog. */
  root?: (container: HTMLElement) => Element | null;
}

/** The promises every component keeps: one root that takes `ref`, `className`, `style` and `data-*`. */
export function describeConformance<Props extends object>(
  Component: ComponentType<Props>,
  { props, root = (container) => container.firstElementChild }: ConformanceOptions<Props>,
) {
  const withRootProps = (extra: RootProps) => createElement(Component, { ...props, ...extra });

  describe(`${Component.displayName ?? Component.name}: root element`, () => {
    it('receives the ref', () => {
      const ref = createRef<Element>();
      const view = mount(withRootProps({ ref }));
      expect(ref.current).toBe(root(view.container));
      view.unmount();
    });

    it('receives className, style and data attributes, once', () => {
      const view = mount(
        withRootProps({ className: 'probe', style: { marginTop: '7px' }, 'data-probe': 'yes' }),
      );
      const element = root(view.container);
      expect(element?.classList.contains('probe')).toBe(true);
      expect(element instanceof HTMLElement && element.style.marginTop).toBe('7px');
      expect(document.querySelectorAll('[data-probe="yes"]')).toHaveLength(1);
      view.unmount();
    });

    it('is drawn from right to left, and in a frame of its own, without complaint (LIB-02)', () => {
      const frame = document.createElement('iframe');
      document.body.append(frame);
      const places = [document.body, frame.contentDocument?.body].filter((place) => place !== undefined);
      for (const place of places) {
        place.dir = 'rtl';
        const view = mount(withRootProps({}), place);
        expect(root(view.container)).not.toBeNull();
        view.unmount();
        place.removeAttribute('dir');
      }
      frame.remove();
    });

    it('mounts and leaves without a trace, fifty times', () => {
      const before = document.body.childElementCount;
      for (let round = 0; round < 50; round += 1) mount(withRootProps({})).unmount();
      expect(document.body.childElementCount).toBe(before);
      expect(document.querySelectorAll('[inert]')).toHaveLength(0);
    });
  });
}

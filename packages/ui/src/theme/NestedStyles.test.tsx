import { createGlobalStyle, StyleSheetManager, styled } from 'styled-components';
import { afterEach, describe, expect, it } from 'vitest';
import { mount } from '../internal/testing/mount.tsx';
import { PortalProvider } from './PortalProvider.tsx';

const Nest = styled.div`
  color: rgb(1, 2, 3);

  & > span { color: rgb(4, 5, 6); }

  @media (min-width: 1px) {
    & > b { color: rgb(7, 8, 9); }
  }
`;

const Noted = styled.div`
  // for those who read it
  color: rgb(10, 11, 12);
`;

const Twice = styled.div`
  && { color: rgb(13, 14, 15); }
`;

const Everywhere = createGlobalStyle`
  q { color: rgb(16, 17, 18); }
  q > i { color: rgb(19, 20, 21); }
`;

const nest = (
  <Nest>
    <span>dentro</span>
    <b>fundo</b>
  </Nest>
);

describe('NestedStyles', () => {
  let view: ReturnType<typeof mount> | undefined;
  afterEach(() => view?.unmount());

  const colorOf = (selector: string) => {
    const found = view?.container.querySelector(selector);
    return found && getComputedStyle(found).color;
  };

  const rulesOf = (selector: string) => {
    const name = [...(view?.container.querySelector(selector)?.classList ?? [])].at(-1);
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    return rules.filter(({ cssText }) => name && cssText.includes(`.${name}`));
  };

  it('has the browser nest what a component wrote, in one rule', () => {
    view = mount(<PortalProvider theme="light">{nest}</PortalProvider>);
    expect(['div', 'span', 'b'].map(colorOf)).toEqual(['rgb(1, 2, 3)', 'rgb(4, 5, 6)', 'rgb(7, 8, 9)']);
    expect(rulesOf('div')).toHaveLength(1);
  });

  it('takes comments that browsers do not know, doubled selectors, and styles of the whole page', () => {
    view = mount(
      <PortalProvider theme="light">
        <Everywhere />
        <Noted id="noted" />
        <Twice id="twice" />
        <q>
          citado <i>aqui</i>
        </q>
      </PortalProvider>,
    );
    expect(['#noted', '#twice', 'q', 'i'].map(colorOf)).toEqual([
      'rgb(10, 11, 12)',
      'rgb(13, 14, 15)',
      'rgb(16, 17, 18)',
      'rgb(19, 20, 21)',
    ]);
  });

  it('leaves the styles of an application that rewrites them to its plugins', () => {
    const redden = (element: { type: string; props: string | string[]; return?: unknown; value: string }) => {
      if (element.type === 'decl' && element.props === 'color')
        Object.assign(element, { return: 'color:rgb(255,0,0);' });
    };
    view = mount(
      <StyleSheetManager stylisPlugins={[redden]}>
        <PortalProvider theme="light">{nest}</PortalProvider>
      </StyleSheetManager>,
    );
    expect(['div', 'span', 'b'].map(colorOf)).toEqual(Array(3).fill('rgb(255, 0, 0)'));
  });
});

import { Fragment } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as charts from '../../../charts/index.ts';
import * as ui from '../../../index.ts';
import { expectBrowserEvents } from '../acting.ts';
import { examples } from '../examples.tsx';
import { fetchLateParts, openEach, turn } from '../lateParts.ts';
import { mount } from '../mount.tsx';
import { brokenReferences, repeatedIds } from '../repeatedIds.ts';

const page = document.documentElement;
const overflow = () => page.scrollWidth - page.clientWidth;

describe('an example of every component', () => {
  expectBrowserEvents(); // parts that are fetched late arrive outside of React's act

  const frame = document.createElement('iframe');
  beforeAll(async () => {
    await fetchLateParts();
    document.body.append(frame);
  });
  afterAll(() => frame.remove());
  afterEach(() => {
    page.dir = '';
    page.dataset.theme = 'light';
  });

  it('is there', () => {
    const components = Object.keys({ ...ui, ...charts }).filter(
      (name) => /^[A-Z][a-z]/.test(name) && name !== 'PortalProvider',
    );
    expect(Object.keys(examples).sort()).toEqual(components.sort());
  });

  it('would be found where it repeats an id or refers to nothing', () => {
    const view = mount(
      <>
        <p id="twice">Um</p>
        <input id="twice" aria-labelledby="twice nowhere" />
      </>,
    );
    expect(repeatedIds()).toEqual(['twice']);
    expect(brokenReferences()).toEqual(['aria-labelledby=nowhere of <input>']);
    view.unmount();
  });

  it.each(Object.entries(examples))(
    '%s stands in a frame of its own without complaint (LIB-02)',
    async (_, element) => {
      const place = frame.contentDocument?.body;
      if (!place) throw new Error('no document in the frame');
      const view = mount(element, place);
      await openEach(place);
      view.unmount();
      expect(place.childElementCount).toBe(0);
    },
  );

  it.each(Object.entries(examples))(
    '%s is drawn from right to left and in the dark within the width of the page (LIB-02)',
    (_, element) => {
      page.dir = 'rtl';
      const view = mount(element);
      page.dataset.theme = 'dark';
      expect(overflow()).toBeLessThanOrEqual(0);
      view.unmount();
    },
  );

  it.each(Object.entries(examples))(
    '%s stands twice on a page, closed and open, each id once and each reference met (LIB-05)',
    async (_, element) => {
      const view = mount(
        <>
          <Fragment key="first">{element}</Fragment>
          <Fragment key="second">{element}</Fragment>
        </>,
      );
      const look = () => {
        expect(repeatedIds()).toEqual([]);
        expect(brokenReferences()).toEqual([]);
      };
      await turn();
      look();
      await openEach(document, look);
      view.unmount();
    },
  );
});

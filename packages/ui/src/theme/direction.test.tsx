import { styled } from 'styled-components';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mount } from '../internal/testing/mount.tsx';
import { PageHead } from '../layout/page-head/PageHead.tsx';
import { Pager } from '../navigation/pager/Pager.tsx';
import { startMark } from './startMark.ts';

const Marked = styled.p`${startMark}`;

describe('a page that is written from right to left', () => {
  let view: ReturnType<typeof mount> | undefined;
  beforeEach(() => {
    document.documentElement.dir = 'rtl';
  });
  afterEach(() => {
    view?.unmount();
    document.documentElement.dir = '';
  });

  it('has arrows that point the other way', () => {
    view = mount(
      <>
        <PageHead title="Marca" backHref="#marcas" />
        <Pager page={2} pageSize={10} total={30} onPageChange={() => {}} />
      </>,
    );
    const arrows = [...view.container.querySelectorAll('svg')];
    expect(arrows.map((arrow) => getComputedStyle(arrow).scale)).toEqual(['-1 1', '-1 1', '-1 1']);
    document.documentElement.dir = 'ltr';
    expect(arrows.map((arrow) => getComputedStyle(arrow).scale)).toEqual(['none', 'none', 'none']);
  });

  it('has the stroke of what is open at its right', () => {
    view = mount(<Marked>Requisição</Marked>);
    const mark = view.container.querySelector('p');
    expect(mark && getComputedStyle(mark).boxShadow).toContain('-3px 0px 0px 0px inset');
  });
});

import { useEffect, useState } from 'react';
import { currentSection } from './currentSection.ts';

/** Below the header of the page, in pixels. */
const line = 160;

/** Follows the scroll position and returns the section at it. */
export function useCurrentSection(ids: readonly string[]): number {
  const [current, setCurrent] = useState(0);
  const key = ids.join(' ');

  useEffect(() => {
    const sections = key.split(' ');
    let frame = 0;
    const look = () => {
      frame = 0;
      const tops = sections.map((id) => document.getElementById(id)?.getBoundingClientRect().top ?? null);
      const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
      const atEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
      setCurrent(currentSection(tops, line, atEnd));
    };
    const soon = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    document.addEventListener('scroll', soon, { capture: true, passive: true });
    window.addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', soon, { capture: true });
      window.removeEventListener('resize', soon);
    };
  }, [key]);

  return current;
}

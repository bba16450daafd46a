import { useCallback, useEffect, useRef } from 'react';

/** Makes addresses that show local files; they are given back when the part of the page that uses them is gone. */
export function useObjectUrls(): (file: File) => string {
  const made = useRef<string[]>([]);
  useEffect(
    () => () => {
      for (const url of made.current) URL.revokeObjectURL(url);
      made.current = [];
    },
    [],
  );
  return useCallback((file) => {
    const url = URL.createObjectURL(file);
    made.current.push(url);
    return url;
  }, []);
}

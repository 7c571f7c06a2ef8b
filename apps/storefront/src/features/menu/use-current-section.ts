import { useEffect, useState } from 'react';

/** The id of the section being read: the last one that has come up under the bars at the top. */
export const useCurrentSection = (ids: readonly string[]) => {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join(' ');
  useEffect(() => {
    const read = new Set<string>();
    const all = key.split(' ');
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) read.add(target.id);
          else read.delete(target.id);
        setCurrent((before) => all.find((id) => read.has(id)) ?? before);
      },
      { rootMargin: '-200px 0px -50% 0px' },
    );
    for (const id of all) {
      const section = document.getElementById(id);
      if (section) watcher.observe(section);
    }
    return () => watcher.disconnect();
  }, [key]);
  return current;
};

/**
 * Encoding pictures takes large pieces of memory for moments. Left to itself, glibc learns from them to keep such pieces,
 * in one store per thread: 420 MB for good where 280 will do. Read only when a process begins, and by glibc alone.
 */
export const memoryGivenBack = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/**
 * The young heap has two halves of so many megabytes: Node alone lets them grow to 128 MB together, which a process
 * keeps after one busy minute. The old heap is collected whenever it has grown by so many per cent, not only when it
 * has doubled.
 */
export const smallHeap = ['--max-semi-space-size=8', '--heap-growing-percent=30'];

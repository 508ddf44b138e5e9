/** The cause in the error of a request whose answer exceeded the cap. */
export class AnswerTooLong extends Error {
  override name = 'AnswerTooLong';
}

/**
 * A fetch that stops reading and disconnects once the answer exceeds `maxBytes` (uncompressed). Redirects are not
 * followed: the prompt and the key are meant for one address.
 */
export function cappedFetch(maxBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await globalThis.fetch(input, { ...init, redirect: 'manual' });
    if (!response.body) return response;
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(cap(maxBytes)), { status, statusText, headers });
  };
}

function cap(maxBytes: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes <= maxBytes) controller.enqueue(chunk);
      else controller.error(new AnswerTooLong(`more than ${maxBytes} bytes`));
    },
  });
}

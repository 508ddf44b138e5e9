import { hasEtag } from '#domain/has-etag.ts';
import type { MadePicture } from './made-picture.server.ts';

/** Answers with a picture, with 304 if the browser has it, or with a sentence if there is none. */
export function pictureResponse(
  request: Request,
  picture: MadePicture | null | 'busy',
  headers: { 'Cache-Control'?: string; Vary?: string },
): Response {
  if (picture === 'busy') {
    return sentenceResponse(
      503,
      'Too many images are being generated right now. Please try again in a moment.',
      {
        'Retry-After': '2',
      },
    );
  }
  if (!picture) return sentenceResponse(404, 'There is no such picture.');
  const { bytes, type, etag } = picture;
  if (hasEtag(request.headers.get('If-None-Match'), etag))
    return new Response(null, { status: 304, headers: { ...headers, ETag: etag } });
  return new Response(bytes, {
    headers: {
      ...headers,
      ETag: etag,
      'Content-Type': type,
      'Content-Length': String(bytes.length),
    },
  });
}

/** A text response if there is no picture. */
export function sentenceResponse(
  status: number,
  sentence: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(sentence, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers },
  });
}

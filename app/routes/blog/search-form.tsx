import { useEffect, useRef } from 'react';
import { Form, Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { MAX_QUERY_LENGTH } from './max-query-length.ts';

interface SearchFormProps {
  query: string;
  category: string | null;
  found: number;
}

/** A search with its own URL, `/blog?q=`: it works without scripts, and can be bookmarked and shared. */
export function SearchForm({ query, category, found }: SearchFormProps) {
  const field = useRef<HTMLInputElement>(null);

  // Back and forward change the URL but not the field.
  useEffect(() => {
    if (field.current) field.current.value = query;
  }, [query]);

  return (
    <search className="no-print mt-2">
      <Form action="/blog" preventScrollReset>
        <label htmlFor="q" className="article-label block">
          Search the articles
        </label>
        <div className="mt-1 flex gap-2">
          <input
            ref={field}
            id="q"
            name="q"
            type="search"
            maxLength={MAX_QUERY_LENGTH}
            defaultValue={query}
            className="field min-w-0 flex-1"
          />
          <Button type="submit">Search</Button>
        </div>
      </Form>
      <p role="status" className="mt-3 text-ivory-soft">
        {query
          ? `${countOf(found)} found for “${query}”.`
          : category && `${countOf(found)} in ${category}.`}
      </p>
      {(query || category) && (
        <p>
          <Link to="/blog">Show all articles</Link>
        </p>
      )}
    </search>
  );
}

function countOf(found: number): string {
  if (found === 0) return 'No articles';
  return found === 1 ? '1 article' : `${found} articles`;
}

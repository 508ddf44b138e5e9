import type { ReactNode } from 'react';

interface FieldProps {
  /** The id of the control among the children. */
  id: string;
  label: string;
  children: ReactNode;
}

/** A control with its label above. */
export function Field({ id, label, children }: FieldProps) {
  return (
    <div className="finder-field">
      <label htmlFor={id}>{label}</label>
      {children}
    </div>
  );
}

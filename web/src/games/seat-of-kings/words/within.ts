/** In una regione: «nel Connacht», «nell’Ulster». */
export const within = (region: string) => (region === 'Ulster' ? 'nell’Ulster' : `nel ${region}`);

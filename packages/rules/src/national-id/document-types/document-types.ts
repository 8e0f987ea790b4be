import type { HolderRole } from '../../age/age.ts';
import { type DocumentType, documentTypes, minorDocumentTypes } from '../../enumerations.ts';
import { getOwn } from '../../lookups/own.ts';

/**
 * The usual identity document by nationality, in effect from 2026-11-20. The types come from the specification (section 3). The nationalities are general
 * knowledge.
 */
const ownDocuments: Readonly<Record<string, DocumentType>> = {
  SG: 'nric',
  MY: 'mykad',
  IN: 'aadhar',
  TH: 'thai-id',
  ID: 'ktp',
  VN: 'cccd',
  ZA: 'zaf',
  CN: 'identification-card',
  HK: 'identification-card',
  MO: 'identification-card',
  TW: 'identification-card',
};

/**
 * Returns the document types that a person of a nationality may choose, the usual one first. Any person may use a passport. Foreigners in Singapore may have an
 * NRIC (permanent residents) or a FIN. A minor has a birth certificate or a passport.
 * @param nationality ISO 3166-1 alpha-2; undefined returns the documents of all nationalities
 * @param offered types that the edition accepts; all by default
 */
export function documentTypesFor(
  nationality: string | undefined,
  role: HolderRole = 'sole',
  offered: readonly DocumentType[] = documentTypes,
): readonly DocumentType[] {
  return role === 'joint-minor' ? minorDocumentTypes : ofAdult(nationality).filter((type) => offered.includes(type));
}

function ofAdult(nationality: string | undefined): readonly DocumentType[] {
  if (!nationality) return documentTypes;
  const usual = getOwn(ownDocuments, nationality);
  if (usual === 'nric') return ['nric', 'passport'];
  return usual ? [usual, 'passport', 'nric'] : ['passport', 'nric', 'identification-card'];
}

const samples: Readonly<Record<DocumentType, string>> = {
  nric: 'S1234567D',
  aadhar: '2341 2341 2346',
  passport: 'A12345678',
  'identification-card': 'AB123456',
  mykad: '900101-14-1234',
  'thai-id': '1-1000-00000-00-8',
  ktp: '3171010101900001',
  cccd: '001090000001',
  zaf: '9001015000085',
  'birth-certificate': 'T1234567A',
};

const samplesByCountry: Readonly<Record<string, string>> = {
  'passport SG': 'K1234567A',
  'passport MY': 'A12345678',
  'identification-card CN': '110101199001010015',
  'identification-card HK': 'A123456(3)',
  'identification-card MO': '1234567(8)',
  'identification-card TW': 'A123456789',
};

/** Returns a fictional number in the format of a document, for the hint below the field. */
export const documentNumberSample = (type: DocumentType, country?: string): string =>
  getOwn(samplesByCountry, `${type} ${country}`) ?? samples[type];

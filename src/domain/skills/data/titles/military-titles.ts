/**
 * O*NET-SOC code, then military occupational codes and titles whose civilian counterpart it is: Army and Marine Corps
 * specialties, Navy ratings, Air Force specialties. A code also counts within a longer title: "Health Care Specialist
 * (68W)". Combat specialties without a civilian counterpart belong to major group 55.
 */
export const militaryTitles = `
15-1231.00 | 25H; 25N; 25Q; 25U; 0651; 3D1X1; signal support systems specialist; nodal network systems operator; cyber transport systems; information systems technician navy; IT1; IT2; IT3
15-1232.00 | 25B; information technology specialist army; client systems technician
19-4099.00 | 74D; chemical biological radiological and nuclear specialist; cbrn specialist
23-2011.00 | 27D; paralegal specialist army; legalman
29-2012.00 | 68K; medical laboratory specialist army
29-2034.00 | 68P; radiology specialist army
29-2042.00 | 68W; combat medic; combat medic specialist; army medic; medic; military medic; health care specialist army; healthcare specialist army; health care specialist; healthcare specialist; field medic; aerospace medical technician; aerospace medical service; fleet marine force corpsman; flight medic
29-2052.00 | 68Q; pharmacy specialist army
29-2053.00 | 68X; behavioral health specialist army; mental health specialist army
29-2055.00 | 68D; operating room specialist
29-2061.00 | 68C; practical nursing specialist
31-1131.00 | hospital corpsman; navy corpsman; corpsman; HM1; HM2; HM3; hospitalman
31-9091.00 | 68E; dental specialist army; dental technician navy
33-2011.00 | 12M; damage controlman; fire protection specialist air force
33-3021.06 | 35F; 0231; intelligence analyst army; all source intelligence analyst
33-3051.00 | 31B; 5811; 3P0X1; military police; military police officer; master at arms; security forces; security forces airman; MA1; MA2; MA3; 3P0; 3P071; military policeman; mp army; army mp
35-2012.00 | 92G; 3381; culinary specialist; army cook; food service specialist army; food service specialist marine corps; navy cook; mess cook; mess specialist; chow hall cook; CS1; CS2; CS3; CSSN
43-3031.00 | 36B; financial management technician army
43-4161.00 | 42A; human resources specialist army; personnel specialist navy; personnelist
43-5071.00 | 92A; 92Y; 3043; 3051; automated logistical specialist; unit supply specialist; logistics specialist navy; storekeeper navy; supply sergeant; material management air force; LS1; LS2; LS3; SK3; 2S0X1; 88N
43-6014.00 | 0111; yeoman; administrative specialist marine corps; knowledge operations air force; YN1; YN2; YN3
47-2031.00 | 12W; carpentry and masonry specialist; seabee builder; builder navy; BU2; BU3
47-2073.00 | 12N; 1345; horizontal construction engineer; equipment operator navy; EO2; EO3; 62E
47-2111.00 | 12R; interior electrician army; construction electrician navy; CE2; CE3
47-2152.00 | 12K; plumber army; utilitiesman
47-2221.00 | steelworker navy
49-2094.00 | 94E; 94F; 94H; electronics technician navy
49-3011.00 | 15R; 15T; 15U; aircraft crew chief; helicopter repairer; aviation machinist's mate; aviation structural mechanic; aerospace maintenance; AD2; AD3; AM2; AM3; AE2; AE3; 2A5X1; 6113
49-3031.00 | 91B; 3521; wheeled vehicle mechanic; light wheel vehicle mechanic; motor transport mechanic; engineman navy; vehicle maintenance air force; EN1; EN2; EN3; 63B; 2T3X1; 91H
49-3042.00 | 91L; 1341; construction equipment repairer; engineer equipment mechanic
49-9021.00 | 91C; utilities equipment repairer
49-9062.00 | 68A; biomedical equipment specialist
51-4041.00 | 91E; allied trades specialist; machinery repairman navy
51-4121.00 | hull maintenance technician
51-6011.00 | 92S; shower and laundry specialist
51-8021.00 | machinist's mate; navy machinist's mate; machinist mate; MM1; MM2; MM3
51-8031.00 | 92W; water treatment specialist army
53-3032.00 | 88M; 3531; motor transport operator; military truck driver; motor vehicle operator marine corps; motor t operator; marine corps motor t operator; motor t driver; 2T1X1; 3533
53-5011.00 | BM1; BM2; BM3; boatswain's mate; boatswains mate; boatswain mate; deck seaman navy
53-7062.00 | 2T2X1; 2T2; air transportation specialist air force; 88H; cargo specialist army
55-3013.00 | 19D; 19K; cavalry scout
55-3014.00 | 13B; 13F; 13M; 0811; cannon crewmember
55-3015.00 | 0621; field radio operator
55-3016.00 | 11B; 11C; 0311; 0331; 0341; 0351; 0352
55-3019.00 | 12B; 1371; combat engineer
`;
